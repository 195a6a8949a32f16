/** HTML needs no namespace. */
const namespace = ' xmlns="http://www.w3.org/2000/svg"';

/** A file of drawings/pictures/pages in the page itself, where it joins the page around it. Its ids begin with its name. */
export const InlineDrawing = ({ className, svg }: { className?: string; svg: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this repository
  <div className={className} dangerouslySetInnerHTML={{ __html: svg.replace(namespace, '') }} />
);
