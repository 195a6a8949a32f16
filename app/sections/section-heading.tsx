type Props = { id: string; heading: string; lead?: string | undefined };

/** Heading and lead, for sections with their own layout. */
export function SectionHeading({ heading, id, lead }: Props) {
  return (
    <>
      <h2 id={id} className="max-w-[20ch] text-heading-m">
        {heading}
      </h2>
      {lead ? <p className="mt-3 max-w-[60ch] text-lg leading-relaxed md:mt-4 md:text-xl">{lead}</p> : null}
    </>
  );
}
