/** Basic types of the kernel. */

/** Plain JSON, the only thing a position may hold. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A place at the table, named by the game (`norse`, `red`, `first`). People come and go; seats stay. */
export type Seat = string;

/** Something that happened, in order. `to` lists the seats that may know; absent means everyone. */
export interface Happening {
  readonly key: string;
  readonly args: Readonly<Record<string, Json>>;
  readonly to?: readonly Seat[];
}

/** Transient data of a procedure or state; gone when it ends. */
export type Vars = Record<string, Json>;

/** Losses of a seat: people that died, and failed attempts. */
export interface Setback {
  readonly seat: Seat;
  readonly deaths?: number;
  readonly failures?: number;
}
