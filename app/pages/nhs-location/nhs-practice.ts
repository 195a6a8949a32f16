/** What an NHS page says of its practice that the cards of other pages do not, or say differently. */
export type NhsPractice = {
  /** 'Accepting NHS patients' or 'NHS list full'. */
  listState: string;
  phone: string;
  call: string;
  addressLines: readonly string[];
  hours: readonly { days: string; hours: string }[];
  /** Whether these are the hours that the live state is told from: beside others it would contradict them. */
  live: boolean;
};

/** What a new patient does: registers online where the list is open, rings about private care where it is full. */
export type Join = { label: string; href: string; external: boolean };
