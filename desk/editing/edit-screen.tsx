import type { FileFormData } from './form-data.ts';

const isUnsafe = /[<>\u2028\u2029]/g;

/** The script in form/main.tsx fills this in. */
export function EditScreen({ data }: { data: FileFormData }) {
  const json = JSON.stringify(data).replace(isUnsafe, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return (
    <>
      <noscript>
        <p>Turn JavaScript on to edit. Publishing, undoing and everything else work without it.</p>
      </noscript>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without characters that end the element */}
      <script type="application/json" id="form-data" dangerouslySetInnerHTML={{ __html: json }} />
      <div id="form" />
    </>
  );
}
