interface QueueItem<Item> {
  readonly item: Item;
  readonly priority: number;
  readonly place: number;
}

/** A binary heap: the item with the lowest priority comes first; of equal ones, the one added last. */
export class PriorityQueue<Item> {
  readonly #heap: QueueItem<Item>[] = [];
  #added = 0;

  add(item: Item, priority: number): void {
    const added = { item, priority, place: (this.#added += 1) };
    let index = this.#heap.length;
    while (index > 0) {
      const above = (index - 1) >> 1;
      const parent = this.#heap[above];
      if (!parent || comesBefore(parent, added)) break;
      this.#heap[index] = parent;
      index = above;
    }
    this.#heap[index] = added;
  }

  take(): Omit<QueueItem<Item>, 'place'> | undefined {
    const first = this.#heap[0];
    const last = this.#heap.pop();
    if (last && this.#heap.length) this.#sink(last);
    return first;
  }

  #sink(moved: QueueItem<Item>): void {
    let index = 0;
    for (;;) {
      const child = this.#firstBelow(index);
      const waiting = this.#heap[child];
      if (!waiting || comesBefore(moved, waiting)) break;
      this.#heap[index] = waiting;
      index = child;
    }
    this.#heap[index] = moved;
  }

  #firstBelow(index: number): number {
    const [left, right] = [this.#heap[2 * index + 1], this.#heap[2 * index + 2]];
    return left && right && comesBefore(right, left) ? 2 * index + 2 : 2 * index + 1;
  }
}

const comesBefore = (one: QueueItem<unknown>, other: QueueItem<unknown>): boolean =>
  one.priority < other.priority || (one.priority === other.priority && one.place > other.place);
