/** Puts it at the end of the line. Of more than `most` the first in line goes: the one that was put there longest ago. */
export function putLast<K, V>(map: Map<K, V>, key: K, value: V, most: number): void {
  map.delete(key);
  map.set(key, value);
  for (const first of map.keys()) {
    if (map.size <= most) return;
    map.delete(first);
  }
}
