// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { z } from '@/admin/lib/zod';
import { useMutationForm } from './use-mutation-form';

it('saves once when the form is sent again during its validation', async () => {
  let finishCheck: (isValid: boolean) => void = () => {};
  const check = new Promise<boolean>((resolve) => {
    finishCheck = resolve;
  });
  const schema = z.object({ password: z.string().refine(() => check) });
  const save = vi.fn(async () => {});
  const { result } = renderHook(() =>
    useMutationForm({
      schema,
      defaultValues: { password: 'une phrase' },
      mutation: { isPending: false, error: null },
      save,
    }),
  );
  const sendForm = () => void result.current.submit();
  await act(async () => sendForm());
  expect(result.current.isSubmitting).toBe(true);
  await act(async () => sendForm());
  await act(async () => finishCheck(true));
  expect(save).toHaveBeenCalledOnce();
  expect(result.current.isSubmitting).toBe(false);
});
