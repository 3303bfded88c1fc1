import { helpShortcutPreference } from '@/admin/lib/help-shortcut-preference';
import { useLocalPreference } from '@/admin/lib/local-preference';
import { shortcutsText as text } from '@/copy/admin/palette';
import { Dialog } from '@/shared/components/dialog';

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [helpPreference, setHelpPreference] = useLocalPreference(helpShortcutPreference);
  return (
    <Dialog title={text.title} description={text.description} onClose={onClose}>
      <dl className="divide-y divide-line border-y border-line">
        {text.list.map(({ keys, action }) => (
          <div key={action} className="flex min-h-11 items-center justify-between gap-4 py-2">
            <dt className="flex-1">{action}</dt>
            <dd className="flex items-center gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-8 rounded border border-line-strong bg-bg px-2 py-0.5 text-center font-sans text-sm font-semibold"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-accent"
          checked={helpPreference === 'on'}
          onChange={(event) => setHelpPreference(event.target.checked ? 'on' : 'off')}
        />
        {text.helpKey}
      </label>
    </Dialog>
  );
}
