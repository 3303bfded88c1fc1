/** English terms of the site that no French dictionary has. Names of products and groups need no language. */
const TERMS = /\b(Licensing|Business Plan|Pitch Deck|Awards|Motion design|Smart TV|Data analyst|Data)\b/;

/** Marks the English terms of a French text, so that screen readers pronounce them in English. */
export function TextWithEnglishTerms({ children: text }: { children: string }) {
  const parts = text.split(TERMS);
  if (parts.length === 1) return text;
  // `split` puts the matched terms at the odd indices.
  const isTerm = (index: number) => index % 2 === 1;
  // one element: a flex parent would put its gap between the parts
  return (
    <span>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change order
        <span key={index} lang={isTerm(index) ? 'en' : undefined}>
          {part}
        </span>
      ))}
    </span>
  );
}
