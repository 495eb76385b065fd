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
 * The primal-dual method: Bellman and Ford's algorithm finds how much the next unit costs, and Dinic's blocking flows send
 * all that goes at that price; then the price rises. With D prices, A arcs and N nodes that is O(D · A · N) at worst and
 * O(D · A) in practice. Here D is at most the number of different gains, which is small. Reference: Ahuja, Magnanti,
 * Orlin, Network Flows (1993), sections 5.4, 9.8 and 7.5.
 */
export const cheapestFlow = (nodes: number, arcs: readonly Arc[], source: number, sink: number): readonly number[] => {
  const network = createResidualGraph(nodes, arcs);
  for (let prices = pricesFrom(network, source); at(prices, sink) < 0; prices = pricesFrom(network, source)) {
    while (rank(network, prices, source, sink)) block(network, prices, source, sink);
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

/** The price of a further unit at each node: the cost of the cheapest residual path (Bellman–Ford, with a queue). */
const pricesFrom = (network: ResidualGraph, source: number): Float64Array => {
  const prices = new Float64Array(network.nodes).fill(Infinity);
  prices[source] = 0;
  const waiting = new Set([source]);
  for (const node of waiting) {
    waiting.delete(node);
    eachOpenArc(network, node, (arc, head) => {
      const price = at(prices, node) + at(network.costs, arc);
      if (price >= at(prices, head)) return;
      prices[head] = price;
      waiting.add(head);
    });
  }
  return prices;
};

/** Whether an arc is on a cheapest residual path to its head. */
const isCheapest = (network: ResidualGraph, prices: Float64Array, node: number, arc: number, head: number): boolean =>
  at(prices, node) + at(network.costs, arc) === at(prices, head);

/** Levels the nodes by their distance over cheapest arcs; false if the sink can't be reached. */
const rank = (network: ResidualGraph, prices: Float64Array, source: number, sink: number): boolean => {
  network.levels.fill(-1);
  network.levels[source] = 0;
  const reached = [source];
  for (const node of reached) {
    if (node === sink) return true;
    eachOpenArc(network, node, (arc, head) => {
      if (at(network.levels, head) >= 0 || !isCheapest(network, prices, node, arc, head)) return;
      network.levels[head] = at(network.levels, node) + 1;
      reached.push(head);
    });
  }
  return false;
};

/** Sends flow along paths of rising level until each of them is blocked (Dinic). */
const block = (network: ResidualGraph, prices: Float64Array, source: number, sink: number): void => {
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
    const arc = onward(network, prices, node);
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

/** The next cheapest arc from a node that leads one level up. */
const onward = (network: ResidualGraph, prices: Float64Array, node: number): number | undefined => {
  const { begins, current, leaving, heads, left, levels } = network;
  for (; at(current, node) < at(begins, node + 1); current[node] = at(current, node) + 1) {
    const arc = at(leaving, at(current, node));
    const head = at(heads, arc);
    const rises = at(left, arc) > 0 && at(levels, head) === at(levels, node) + 1;
    if (rises && isCheapest(network, prices, node, arc, head)) return arc;
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
