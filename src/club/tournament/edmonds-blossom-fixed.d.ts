/** Maximum weight matching of a graph whose vertices are numbered from 0; the package brings no types. */
declare module 'edmonds-blossom-fixed' {
  /**
   * @param edges two vertices and a weight each
   * @param maxCardinality first maximize the number of pairs, then their weight
   * @returns each vertex's partner, −1 for none
   */
  export default function blossom(
    edges: (readonly [number, number, number])[],
    maxCardinality?: boolean,
  ): number[];
}
