/** The texts of one widget or engine, with the name under which they are overridden. @public */
export interface MessagePack<N extends string = string, T = unknown> {
  /** Key under which a locale overrides the texts. */
  readonly name: N
  /** A sentence, a function of its parameters, or a group of both, by name. */
  readonly texts: T
}

/** Declares a pack. A text with parameters is a function of one object, so that an override may be `'共 {count} 条'`. */
export function definePack<const N extends string, T extends object>(name: N, texts: T): MessagePack<N, T> {
  return { name, texts }
}

/**
 * Any part of a pack. A text with parameters may be replaced by a function, or by a text that contains `{name}`.
 * @public
 */
export type TextOverrides<T> = {
  readonly [K in keyof T]?: T[K] extends string
    ? string
    : T[K] extends (...parameters: never[]) => string
      ? T[K] | string
      : TextOverrides<T[K]>
}
