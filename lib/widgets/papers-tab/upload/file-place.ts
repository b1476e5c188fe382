import type { PaperFile } from '../../../contract/document/paper-calls.ts'

/** Target of a file: a kind of paper, and the person it belongs to. */
export interface FilePlace {
  readonly cardType: string
  /** Key of the member, or `buyer`/`owner`. */
  readonly usingId: string
}

export function isSamePlace(one: FilePlace, other: FilePlace): boolean {
  return one.cardType === other.cardType && one.usingId === other.usingId
}

export function placeOf({ hf2yFileType, hf2yObjId }: Pick<PaperFile, 'hf2yFileType' | 'hf2yObjId'>): FilePlace {
  return { cardType: hf2yFileType ?? '', usingId: hf2yObjId ?? '' }
}

/** Equal for equal places. */
export function placeKey({ cardType, usingId }: FilePlace): string {
  return `${cardType}/${usingId}`
}
