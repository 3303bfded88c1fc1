/** Quotation of the group in large type, on a colour over the whole width. */
export function Quotation({ children }: { children: string }) {
  return (
    <div className="bg-accent text-on-accent">
      <blockquote className="page-gutter py-16 lg:py-24">
        <div className="band-chevron mb-8 h-5 w-28" aria-hidden="true" />
        <p className="reveal font-display text-title">«&nbsp;{children}&nbsp;»</p>
      </blockquote>
    </div>
  );
}
