/** Maximum weight matching of a graph whose vertices are numbered from 0; the package brings no types. */
declare module 'edmonds-blossom-fixed' {
  /**
   * @param edges two vertices and a weight each
   * @param maxCardinality as many pairs as possible, whatever their weight
   * @returns each vertex's partner, −1 for none
   */
  export default function blossom(
    edges: (readonly [number, number, number])[],
    maxCardinality?: boolean,
  ): number[];
}
