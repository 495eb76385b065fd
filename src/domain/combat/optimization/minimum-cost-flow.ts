import { PriorityQueue } from './priority-queue.js';

/** The capacity from one node to another, and the cost of each unit. */
export interface Arc {
  readonly from: number;
  readonly to: number;
  readonly capacity: number;
  readonly cost: number;
}

/**
 * The cheapest flow from source to sink, arc by arc, whatever its size: it grows while a further unit has a negative
 * cost. The arcs form no cycle; costs and capacities are whole numbers.
 *
 * The primal-dual method: Dijkstra's algorithm on costs reduced by potentials finds how much the next unit costs, and
 * Dinic's blocking flows send all that goes at that price; then the price rises. With D prices, A arcs and N nodes that
 * is O(D · A log N) and the blocking flows, each O(A · N) at worst and O(A) in practice. Here D is at most the number of
 * different gains, which is small. Reference: Ahuja, Magnanti, Orlin, Network Flows (1993), sections 9.8 and 7.5.
 */
export const cheapestFlow = (nodes: number, arcs: readonly Arc[], source: number, sink: number): readonly number[] => {
  const network = createResidualGraph(nodes, arcs);
  const potentials = firstPotentials(network, source);
  while (nextPrice(network, potentials, source, sink) < 0) {
    while (rank(network, potentials, source, sink)) block(network, potentials, source, sink);
  }
  return arcs.map(({ capacity }, index) => capacity - at(network.left, 2 * index));
};

/** Arc 2k is the k-th arc; 2k + 1 is its reverse. */
interface ResidualGraph {
  readonly nodes: number;
  readonly heads: Int32Array;
  readonly left: Int32Array;
  readonly costs: Float64Array;
  /** The arcs that leave node n: `leaving` from `begins[n]` up to `begins[n + 1]`. */
  readonly begins: Int32Array;
  readonly leaving: Int32Array;
  readonly levels: Int32Array;
  readonly current: Int32Array;
}

type Numbers = Int32Array | Float64Array;

const at = (numbers: Numbers, index: number): number => numbers[index] ?? 0;

const createResidualGraph = (nodes: number, arcs: readonly Arc[]): ResidualGraph => {
  const heads = new Int32Array(2 * arcs.length);
  const left = new Int32Array(2 * arcs.length);
  const costs = new Float64Array(2 * arcs.length);
  const begins = new Int32Array(nodes + 1);
  arcs.forEach(({ from, to, capacity, cost }, index) => {
    heads.set([to, from], 2 * index);
    left[2 * index] = capacity;
    costs.set([cost, -cost], 2 * index);
    begins[from + 1] = at(begins, from + 1) + 1;
    begins[to + 1] = at(begins, to + 1) + 1;
  });
  for (let node = 0; node < nodes; node += 1) begins[node + 1] = at(begins, node + 1) + at(begins, node);
  const leaving = new Int32Array(2 * arcs.length);
  const next = begins.slice();
  const place = (node: number, arc: number): void => {
    leaving[at(next, node)] = arc;
    next[node] = at(next, node) + 1;
  };
  arcs.forEach(({ from, to }, index) => {
    place(from, 2 * index);
    place(to, 2 * index + 1);
  });
  const levels = new Int32Array(nodes);
  return { nodes, heads, left, costs, begins, leaving, levels, current: new Int32Array(nodes) };
};

/** Visits the arcs that leave a node and have residual capacity. */
const eachOpenArc = (network: ResidualGraph, node: number, visit: (arc: number, head: number) => void): void => {
  const end = at(network.begins, node + 1);
  for (let place = at(network.begins, node); place < end; place += 1) {
    const arc = at(network.leaving, place);
    if (at(network.left, arc) > 0) visit(arc, at(network.heads, arc));
  }
};

/** The cheapest path to each node before anything flows; some costs are negative (Bellman–Ford, with a queue). */
const firstPotentials = (network: ResidualGraph, source: number): Float64Array => {
  const distances = new Float64Array(network.nodes).fill(Infinity);
  distances[source] = 0;
  const waiting = new Set([source]);
  for (const node of waiting) {
    waiting.delete(node);
    eachOpenArc(network, node, (arc, head) => {
      const distance = at(distances, node) + at(network.costs, arc);
      if (distance >= at(distances, head)) return;
      distances[head] = distance;
      waiting.delete(head);
      waiting.add(head);
    });
  }
  return distances.map((distance) => (distance === Infinity ? 0 : distance));
};

const reducedCost = (
  network: ResidualGraph,
  potentials: Float64Array,
  node: number,
  arc: number,
  head: number,
): number => at(network.costs, arc) + at(potentials, node) - at(potentials, head);

/**
 * Raises the potentials to the cheapest residual paths (Dijkstra), and returns the next unit's cost: infinity without a
 * path.
 */
const nextPrice = (network: ResidualGraph, potentials: Float64Array, source: number, sink: number): number => {
  const distances = new Float64Array(network.nodes).fill(Infinity);
  const queue = new PriorityQueue<number>();
  distances[source] = 0;
  queue.add(source, 0);
  for (let next = queue.take(); next !== undefined; next = queue.take()) {
    const { item: node, priority: distance } = next;
    if (distance > at(distances, node)) continue;
    if (node === sink) break;
    eachOpenArc(network, node, (arc, head) => {
      const further = distance + reducedCost(network, potentials, node, arc, head);
      if (further >= at(distances, head)) return;
      distances[head] = further;
      queue.add(head, further);
    });
  }
  const farthest = at(distances, sink);
  potentials.forEach((potential, node) => {
    potentials[node] = potential + Math.min(at(distances, node), farthest);
  });
  return at(potentials, sink);
};

/** Levels the nodes by their distance over arcs of zero reduced cost; false if the sink can't be reached. */
const rank = (network: ResidualGraph, potentials: Float64Array, source: number, sink: number): boolean => {
  network.levels.fill(-1);
  network.levels[source] = 0;
  const reached = [source];
  for (const node of reached) {
    if (node === sink) return true;
    eachOpenArc(network, node, (arc, head) => {
      if (at(network.levels, head) >= 0 || reducedCost(network, potentials, node, arc, head) !== 0) return;
      network.levels[head] = at(network.levels, node) + 1;
      reached.push(head);
    });
  }
  return false;
};

/** Sends flow along paths of rising level until each of them is blocked (Dinic). */
const block = (network: ResidualGraph, potentials: Float64Array, source: number, sink: number): void => {
  const { begins, current, heads, levels } = network;
  current.set(begins.subarray(0, network.nodes));
  const path: number[] = [];
  let node = source;
  while (node !== sink || path.length) {
    if (node === sink) {
      send(network, path);
      path.length = 0;
      node = source;
      continue;
    }
    const arc = onward(network, potentials, node);
    if (arc !== undefined) {
      path.push(arc);
      node = at(heads, arc);
      continue;
    }
    const last = path.pop();
    if (last === undefined) return;
    levels[node] = -1;
    node = at(heads, last ^ 1);
  }
};

/** The next arc from a node that leads one level up at zero reduced cost. */
const onward = (network: ResidualGraph, potentials: Float64Array, node: number): number | undefined => {
  const { begins, current, leaving, heads, left, levels } = network;
  for (; at(current, node) < at(begins, node + 1); current[node] = at(current, node) + 1) {
    const arc = at(leaving, at(current, node));
    const head = at(heads, arc);
    const rises = at(left, arc) > 0 && at(levels, head) === at(levels, node) + 1;
    if (rises && reducedCost(network, potentials, node, arc, head) === 0) return arc;
  }
  return undefined;
};

const send = ({ left }: ResidualGraph, path: readonly number[]): void => {
  const amount = path.reduce((least, arc) => Math.min(least, at(left, arc)), Infinity);
  for (const arc of path) {
    left[arc] = at(left, arc) - amount;
    left[arc ^ 1] = at(left, arc ^ 1) + amount;
  }
};
