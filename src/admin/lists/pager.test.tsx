// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Pager } from './pager';

const links = { first: null, previous: null, next: null, last: null };

it.each([
  [undefined, '21–25'],
  [25, '21–25 sur 25'],
  [null, '21–25 sur plus de 1\u202f000'],
])('names the rows of the page among a total of %s', (total, range) => {
  render(<Pager page={2} pageSize={20} rowCount={5} links={links} total={total} href={() => '/'} />);
  expect(screen.getByRole('paragraph').textContent?.trim()).toBe(range);
});
