import { Copy, Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/admin/ui/button';
import { mfaToastTexts, mfaText as text } from '@/copy/admin/second-factor';
import { copyText } from '@/shared/lib/copy-text';
import { saveBlob } from '@/shared/lib/save-file';

interface RecoveryCodesPanelProps {
  codes: readonly string[];
  /** Called when the person has stored the codes. The button is busy until the returned promise resolves. */
  onDone: () => unknown;
}

/** Shows ten recovery codes once, to copy, download or print. */
export function RecoveryCodesPanel({ codes, onDone }: RecoveryCodesPanelProps) {
  const [isLeaving, setIsLeaving] = useState(false);
  async function handleDone() {
    setIsLeaving(true);
    await onDone();
    setIsLeaving(false);
  }
  const allCodes = codes.join('\n');
  const actions = [
    {
      label: text.codes.copy,
      Icon: Copy,
      run: () => void copyText(allCodes, mfaToastTexts.copied, mfaToastTexts.copyFailed),
    },
    {
      label: text.codes.download,
      Icon: Download,
      run: () => saveBlob(new Blob([`${allCodes}\n`], { type: 'text/plain' }), text.codes.file),
    },
    { label: text.codes.print, Icon: Printer, run: () => window.print() },
  ];
  return (
    <div className="flex flex-col gap-5">
      {/* admin.css prints only this element. */}
      <div className="print-sheet">
        <p className="font-display text-lg">{text.codes.title}</p>
        <p className="mt-1 text-muted">{text.codes.lead}</p>
        <ul
          aria-label={text.codes.list}
          className="mt-4 grid gap-x-6 gap-y-2 rounded-card border border-line bg-surface-strong p-4 font-mono sm:grid-cols-2"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-3">
        {actions.map(({ label, Icon, run }) => (
          <Button icon={Icon} key={label} onClick={run}>
            {label}
          </Button>
        ))}
      </div>
      <Button variant="primary" size="regular" isPending={isLeaving} onClick={() => void handleDone()}>
        {text.codes.confirmKept}
      </Button>
    </div>
  );
}
