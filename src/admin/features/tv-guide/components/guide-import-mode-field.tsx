import { formatCount } from '@/admin/lib/number-format';
import { FailureNotice } from '@/admin/ui/failure-notice';
import { existingProgrammesText as text } from '@/copy/admin/guide';
import { listReplacedProgrammes } from '../guide-model';
import type { GuideImportState } from '../use-guide-import';
import { RadioCardField } from './radio-card-field';

/** Returns how many programmes the import adds, replaces and removes. */
function describeEffect({ programmes, deletedProgrammes }: GuideImportState): string {
  if (!deletedProgrammes) return text.counting;
  const replacedCount = listReplacedProgrammes(deletedProgrammes, programmes).length;
  const removedCount = deletedProgrammes.length - replacedCount;
  const counts = [
    formatCount(programmes.length, text.importedCount),
    replacedCount > 0 ? formatCount(replacedCount, text.replacedCount) : '',
    removedCount > 0 ? formatCount(removedCount, text.removedCount) : '',
  ];
  return `${counts.filter(Boolean).join(', ')}.`;
}

/** Asks whether the import replaces the stored programmes of its days, and shows its effect. */
export function GuideImportModeField({ guideImport }: { guideImport: GuideImportState }) {
  const { retryComparison } = guideImport;
  return (
    <>
      <RadioCardField
        label={text.label}
        choices={[
          { value: true, label: text.replace, hint: text.replaceHint },
          { value: false, label: text.add, hint: text.addHint },
        ]}
        value={guideImport.shouldReplace}
        onChange={guideImport.setShouldReplace}
      />
      {retryComparison ? (
        <FailureNotice error={text.compareFailed} onRetry={() => void retryComparison()} />
      ) : null}
      {guideImport.programmes.length > 0 && !retryComparison ? (
        <p role="status" className="border-l-4 border-highlight py-1 pl-3 font-semibold">
          {describeEffect(guideImport)}
        </p>
      ) : null}
    </>
  );
}
