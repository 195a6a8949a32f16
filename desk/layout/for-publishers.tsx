import { createContext, type ReactNode, useContext } from 'react';
import { type Member, mayPublish } from '../access/member.ts';

/** Who looks at the screen. */
export const MemberContext = createContext<Member | undefined>(undefined);

/** What only those see who may publish. The server refuses it to others, too. */
export function ForPublishers({ children, instead = null }: { children: ReactNode; instead?: ReactNode }) {
  const member = useContext(MemberContext);
  return member && mayPublish(member) ? children : instead;
}
