/** The id in an address of YouTube, such as the browser or 'Share' gives it. Other words stay, so that the form can say what is wrong. */
export const videoId = (words: string): string | undefined =>
  /^(?:https?:\/\/)?(?:[\w-]+\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:\S*&)?v=|(?:embed|shorts|live)\/)|youtu\.be\/)([\w-]{11})(?![\w-])/.exec(
    words.trim(),
  )?.[1] ??
  (words.trim() || undefined);
