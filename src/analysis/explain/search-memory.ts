import type { Diagrams } from '../diagram/diagrams.ts';

/** Room for the distances of one search at a time; a round number tells what belongs to the search that runs. */
export class SearchMemory {
  #distances = new Float64Array(1 << 12);
  #rounds = new Int32Array(1 << 12);
  #round = 0;

  /** Forgets the last search and makes room for two distances for each node. */
  begin(nodes: number): void {
    this.#round += 1;
    if (nodes * 2 <= this.#rounds.length) return;
    this.#distances = new Float64Array(nodes * 4);
    this.#rounds = new Int32Array(nodes * 4);
  }

  /** The distance remembered in this search; -1 when there is none. */
  get(key: number): number {
    return this.#rounds[key] === this.#round ? (this.#distances[key] as number) : -1;
  }

  set(key: number, distance: number): void {
    this.#rounds[key] = this.#round;
    this.#distances[key] = distance;
  }
}

const memories = new WeakMap<Diagrams, SearchMemory>();

/** The memory that all searches through these diagrams share, one after the other. */
export const searchMemory = (diagrams: Diagrams): SearchMemory => {
  const memory = memories.get(diagrams) ?? new SearchMemory();
  memories.set(diagrams, memory);
  memory.begin(diagrams.size);
  return memory;
};
