/** Computes a result once for each object, which must not change. */
export function oncePer<Key extends object, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  const known = new WeakMap<Key, { result: Result }>();
  return (key) => {
    const { result } = known.get(key) ?? { result: compute(key) };
    known.set(key, { result });
    return result;
  };
}
