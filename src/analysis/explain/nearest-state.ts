import { memoize } from '../../rules/memoize.ts';
import type { Diagram, Diagrams } from '../diagrams/diagrams.ts';
import type { World } from '../model/world.ts';
import { indexIn, type State, type Variable } from '../space/space.ts';

// Distances of the current search. A round number marks them, so a new search need not clear the arrays.
class SearchMemory {
  #distances = new Float64Array(1 << 12);
  #rounds = new Int32Array(1 << 12);
  #round = 0;

  begin(nodes: number): void {
    this.#round += 1;
    if (nodes * 2 <= this.#rounds.length) return;
    this.#distances = new Float64Array(nodes * 4);
    this.#rounds = new Int32Array(nodes * 4);
  }

  // -1 when this search has found no distance yet.
  get(key: number): number {
    return this.#rounds[key] === this.#round ? (this.#distances[key] as number) : -1;
  }

  set(key: number, distance: number): void {
    this.#rounds[key] = this.#round;
    this.#distances[key] = distance;
  }
}

// Searches through the same diagrams share one memory, because they run one after the other.
const memoryOf = memoize<Diagrams, SearchMemory>(() => new SearchMemory());

// Infinity when the fact may not change.
export type Cost = (variable: Variable) => number;

interface Found {
  readonly state: State;
  readonly cost: number;
}

// Shortest path through a diagram. A fact is paid for once, however many of its bits differ.
class Search {
  readonly #world: World;
  readonly #from: State;
  readonly #costs: Float64Array;
  readonly #best: SearchMemory;

  constructor(world: World, from: State, cost: Cost) {
    this.#world = world;
    this.#from = from;
    this.#best = memoryOf(world.diagrams);
    this.#best.begin(world.diagrams.size);
    this.#costs = new Float64Array(world.space.bits);
    for (const variable of world.space.variables)
      this.#costs.fill(cost(variable), variable.first, variable.first + variable.bits);
  }

  find(target: Diagram): Found | undefined {
    const cost = this.#distance(target, false);
    if (cost === Infinity) return undefined;
    const state = Uint8Array.from(this.#from);
    let node = target;
    let changed = false;
    while (node > 1) {
      const bit = this.#better(node, changed);
      const level = this.#world.diagrams.level(node);
      state[level] = bit;
      const next = this.#next(node, bit);
      changed = this.#staysChanged(level, next, changed || bit !== this.#from[level]);
      node = next;
    }
    return { state, cost };
  }

  #distance(node: Diagram, changed: boolean): number {
    if (node < 2) return node === 1 ? 0 : Infinity;
    const key = node * 2 + (changed ? 1 : 0);
    const known = this.#best.get(key);
    if (known >= 0) return known;
    const best = Math.min(this.#through(node, 0, changed), this.#through(node, 1, changed));
    this.#best.set(key, best);
    return best;
  }

  #through(node: Diagram, bit: number, changed: boolean): number {
    const level = this.#world.diagrams.level(node);
    const own = bit === this.#from[level] || changed ? 0 : (this.#costs[level] as number);
    if (own === Infinity) return own;
    const next = this.#next(node, bit);
    return own + this.#distance(next, this.#staysChanged(level, next, changed || bit !== this.#from[level]));
  }

  #next(node: Diagram, bit: number): Diagram {
    return bit === 1 ? this.#world.diagrams.high(node) : this.#world.diagrams.low(node);
  }

  #staysChanged(level: number, next: Diagram, changed: boolean): boolean {
    const { diagrams, space } = this.#world;
    return changed && next > 1 && space.atLevel[diagrams.level(next)] === space.atLevel[level];
  }

  #better(node: Diagram, changed: boolean): number {
    const own = this.#from[this.#world.diagrams.level(node)] as number;
    return this.#through(node, own, changed) <= this.#through(node, 1 - own, changed) ? own : 1 - own;
  }
}

/**
 * Returns the state that satisfies `target` and can be reached from `from` with the cheapest changes;
 * undefined if there is no such state.
 */
export const nearestState = (
  world: World,
  target: Diagram,
  { from, cost }: { readonly from: State; readonly cost: Cost },
): Found | undefined => new Search(world, from, cost).find(target);

/** Returns the facts whose values differ between two states. */
export const changedFacts = ({ space }: World, from: State, to: State): readonly Variable[] =>
  space.variables.filter((variable) => indexIn(from, variable) !== indexIn(to, variable));
