// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { NodeSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { expect, it } from 'vitest';
import { richTextEditorText } from '@/copy/admin/content-rich';
import { listenToToasts } from '@/shared/components/notify';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import { RichTextEditor } from './rich-text-editor';

/** Renders a text with one video, and selects the video. Returns the element of the text. */
function renderVideo({ readOnly }: { readOnly: boolean }) {
  renderAdmin(
    <RichTextEditor
      label="Contenu"
      value="<https://vimeo.com/123456789>"
      onChange={() => undefined}
      readOnly={readOnly}
    />,
  );
  const textbox = screen.getByRole('textbox', { name: 'Contenu' }) as HTMLElement & { editor: Editor };
  const { view, state } = textbox.editor;
  act(() => view.dispatch(state.tr.setSelection(NodeSelection.create(state.doc, 0))));
  return textbox;
}

it.each([
  ['opens the dialog of a video', false, 1],
  ['opens no dialog in a read-only text', true, 0],
])('a double click %s', (_, readOnly, dialogCount) => {
  const { editor } = renderVideo({ readOnly });
  const event = new MouseEvent('mousedown');
  // ProseMirror finds the clicked node by its coordinates, which jsdom does not have.
  act(() => {
    editor.view.someProp('handleDoubleClickOn', (handle) =>
      handle(editor.view, 0, editor.state.doc.child(0), 0, event, true),
    );
  });
  expect(screen.queryAllByRole('dialog')).toHaveLength(dialogCount);
});

it.each([true, false])('tells assistive technologies whether the text is read-only: %s', (readOnly) => {
  expect(renderVideo({ readOnly })).toHaveAttribute('aria-readonly', String(readOnly));
});

it('refuses pasted pictures with a notice where pictures are not allowed', () => {
  const toastTitles: string[] = [];
  const stopListening = listenToToasts(({ title }) => toastTitles.push(title));
  renderAdmin(
    <RichTextEditor
      label="Introduction"
      value=""
      onChange={() => undefined}
      readOnly={false}
      embedTypes={['button']}
    />,
  );
  const textbox = screen.getByRole('textbox', { name: 'Introduction' });
  const pictures = '<img src="/vue.jpg"><img src="data:image/png;base64,AAAA">';
  const html = `<p>Bonjour</p>${pictures}<div class="gallery">${pictures}</div>`;
  const getData = (type: string) => (type === 'text/html' ? html : '');
  fireEvent.paste(textbox, { clipboardData: { getData, files: [], items: [] } });
  stopListening();
  expect(textbox).toHaveTextContent('Bonjour');
  expect(textbox.querySelector('figure, .gallery')).toBeNull();
  expect(toastTitles).toEqual([richTextEditorText.noPictures]);
});
