import type { PaperFile } from '../../../contract/document/paper-calls.ts'

/** Where a file of a case is handed in: a kind of paper, and whose it is. */
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

/** The same text for the same place. */
export function placeKey({ cardType, usingId }: FilePlace): string {
  return `${cardType}/${usingId}`
}
