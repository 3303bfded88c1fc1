// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { firstPagePosition } from './keyset';
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

it('counts the last page from the end when rows were deleted since its link', () => {
  render(<Pager page={3} pageSize={20} rowCount={10} links={links} total={40} href={() => '/'} />);
  expect(screen.getByRole('paragraph')).toHaveTextContent('31–40 sur 40');
});

it('moves the focus and the view to the start of the list', async () => {
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  render(
    <MemoryRouter>
      <section data-list="" tabIndex={-1}>
        <Pager
          page={1}
          pageSize={20}
          rowCount={20}
          links={{ ...links, next: firstPagePosition }}
          total={25}
          href={() => '/'}
        />
      </section>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Page suivante' }));
  expect(document.activeElement).toHaveAttribute('data-list');
  expect(scrollIntoView).toHaveBeenCalledOnce();
});
