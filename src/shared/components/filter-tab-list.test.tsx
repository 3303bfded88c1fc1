// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FilterTabList } from './filter-tab-list';

it('leaves Alt+ArrowLeft, which goes back in history, to the browser', () => {
  const onChoose = vi.fn();
  const tabs = ['a', 'b'].map((key) => ({ key, label: key }));
  const tabClassName = () => '';
  render(
    <FilterTabList
      {...{ label: 'Filtre', tabs, activeKey: 'a', onChoose, tabClassName }}
      id="x"
      panelId="panel"
      className=""
    />,
  );
  const tab = screen.getByRole('tab', { name: 'a' });
  expect(fireEvent.keyDown(tab, { key: 'ArrowLeft', altKey: true })).toBe(true);
  expect(onChoose).not.toHaveBeenCalled();
  fireEvent.keyDown(tab, { key: 'ArrowLeft' });
  expect(onChoose).toHaveBeenCalledWith('b');
});
