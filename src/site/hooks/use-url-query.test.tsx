// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useQueryParamId } from './use-url-query';

it.each([
  ['?offre=chef-monteur', 'chef-monteur'],
  ['?offre=Chef-Monteur).', 'chef-monteur'],
  ['?offre=chef-monteur%20', 'chef-monteur'],
  ['?offre=', null],
  ['', null],
])('useQueryParamId reads %j as %j', (query, id) => {
  window.history.replaceState(null, '', `/carrieres${query}`);
  const { result } = renderHook(() => useQueryParamId('offre'), { wrapper: MemoryRouter });
  expect(result.current).toBe(id);
});
