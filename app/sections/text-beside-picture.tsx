import type { ReactNode } from 'react';
import { articleDrawingSize } from './drawing-address.ts';

/** A message with a drawing, for empty states and errors. */
export function TextBesidePicture({ children, drawing }: { drawing: string; children: ReactNode }) {
  return (
    <div className="grid items-center gap-x-14 gap-y-8 md:grid-cols-[1fr_1.15fr]">
      <div>{children}</div>
      <img src={drawing} alt="" {...articleDrawingSize} className="block h-auto w-full rounded-card bg-mist" />
    </div>
  );
}
