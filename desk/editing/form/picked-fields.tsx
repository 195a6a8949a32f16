import { useEffect, useState } from 'react';
import { fieldName, readAddress } from '../../../content-model/field-address.ts';
import type { FileFormData } from '../form-data.ts';
import { whereShown } from './form-server.ts';
import type { Picked } from './preview.tsx';

type Props = {
  picked: Picked;
  data: FileFormData;
  failure: string;
  onOpen: (address: string) => void;
  onFollow: (page: string) => void;
};

/** What was pressed on the page: the fields behind it, where else they show, and where it leads. */
export function PickedFields({ data, failure, onFollow, onOpen, picked: { fields, leadsTo, words } }: Props) {
  const [shown, setShown] = useState<Awaited<ReturnType<typeof whereShown>>>();
  const [first] = fields;
  useEffect(() => {
    if (fields.length > 0) whereShown(data.preview, fields).then(setShown, () => {});
  }, [fields, data.preview]);
  const { names = [], pages = [] } = shown?.fields === fields ? shown : {};
  return (
    <div className="sticky top-2 z-10 grid gap-1.5 rounded-card bg-mist px-4 py-3 leading-snug shadow-card" role="status">
      <p>
        You pressed <q className="font-semibold">{words}</q>
      </p>
      {failure ? <p className="font-semibold text-danger">{failure}</p> : null}
      {first ? null : <p>The site works this out, or an article says it. There is no field for it.</p>}
      {pages.length > 1 ? <p className="hint">A change shows on: {pages.join(', ')}.</p> : null}
      <p className="flex flex-wrap gap-x-5">
        {fields.length > 1
          ? fields.map((address, index) => (
              <button key={address} type="button" className="link-button" onClick={() => onOpen(address)}>
                {data.titles[readAddress(address).file]}: {names[index] ?? fieldName(readAddress(address).field)}
              </button>
            ))
          : null}
        {leadsTo ? (
          <button type="button" className="link-button" onClick={() => onFollow(leadsTo)}>
            Go to the page that it leads to
          </button>
        ) : null}
      </p>
    </div>
  );
}
