// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import { stubApi } from '../../../../../tests/support/stub-api';
import { useDismissNotice } from './dashboard-queries';

function Screen() {
  const dismissNotice = useDismissNotice('u');
  return (
    <main>
      <h1>Tableau de bord</h1>
      <section>
        <button type="button" onClick={() => dismissNotice.mutate({ first_steps_hidden: true })}>
          Masquer
        </button>
        <button type="button">Voir</button>
      </section>
      <input aria-label="Recherche" />
      {dismissNotice.isSuccess ? <p>Masqué</p> : null}
    </main>
  );
}

/** Presses the button. Returns a function that answers its request. */
async function pressDismiss() {
  let answer: (response: Response) => void = () => undefined;
  const response = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  stubApi(() => response);
  renderAdmin(<Screen />);
  await userEvent.click(screen.getByRole('button', { name: 'Masquer' }));
  return async () => {
    await act(async () => answer(Response.json({ first_steps_hidden: true })));
    await screen.findByText('Masqué');
  };
}

it.each(['Masquer', 'Voir'])(
  'moves the focus from « %s » of a dismissed notice to the title',
  async (name) => {
    const answerRequest = await pressDismiss();
    act(() => screen.getByRole('button', { name }).focus());
    await answerRequest();
    expect(screen.getByRole('heading')).toHaveFocus();
  },
);

it('leaves the focus on a field that the person has chosen meanwhile', async () => {
  const answerRequest = await pressDismiss();
  await userEvent.click(screen.getByLabelText('Recherche'));
  await answerRequest();
  expect(screen.getByLabelText('Recherche')).toHaveFocus();
});
