import type { AppendixInfo, PaperFile, PaperRow, PaperUsing } from '../../../../contract/document/paper-calls.ts'
import { MOST_PAPER_FILES } from '../../../../domain/paper/paper.ts'
import type { PaperSide } from '../../../../domain/paper/paper-side.ts'
import { rowsOf, sidesOf } from '../../paper-list.ts'
import { type FilePlace, isSamePlace, placeOf } from '../file-place.ts'

/** A place a file can be assigned to. */
export interface CasePlace extends FilePlace {
  readonly side: PaperSide
  readonly sideName: string
  readonly paper: string
  readonly person: string
}

/** Every paper of every person, in list order. */
export function placesOf(info: AppendixInfo): readonly CasePlace[] {
  return sidesOf(info).flatMap(({ side, name: sideName }) =>
    rowsOf(info, side).flatMap((row) =>
      row.usings.filter(isAsked).map((using) => casePlace(row, using, side, sideName)),
    ),
  )
}

const isAsked = ({ asked }: PaperUsing): boolean => asked > 0
function casePlace(
  { cardType, cardTypeName }: PaperRow,
  { id, name }: PaperUsing,
  side: PaperSide,
  sideName: string,
): CasePlace {
  return { cardType, usingId: id, side, sideName, paper: cardTypeName, person: name }
}

/** The files at a place, in their order. */
export function filesAt(all: readonly PaperFile[], place: FilePlace): readonly PaperFile[] {
  return all.filter((file) => isSamePlace(placeOf(file), place))
}

/** Why documents cannot be assigned to a place: all are there already, or the limit would be exceeded. */
export function obstacleOf(
  all: readonly PaperFile[],
  place: FilePlace,
  documents: readonly string[],
): 'there' | 'full' | null {
  const there = filesAt(all, place)
  const lacking = documents.filter((id) => !there.some(({ hf2yFileUrl }) => hf2yFileUrl === id))
  if (lacking.length === 0) return 'there'
  return there.length + lacking.length > MOST_PAPER_FILES ? 'full' : null
}

/** The rows that assign files to places that lack them; each keeps its name and day of issue. */
export function rowsFor(all: readonly PaperFile[], files: readonly PaperFile[], places: readonly FilePlace[]) {
  return places.flatMap((place) => {
    const there = filesAt(all, place)
    return files
      .filter(({ hf2yFileUrl }) => !there.some((known) => known.hf2yFileUrl === hf2yFileUrl))
      .map(({ hf2yFileUrl, hf2yFileName, hf2yIssueDay }) => ({
        hf2yFileUrl,
        hf2yFileName,
        hf2yFileType: place.cardType,
        hf2yObjId: place.usingId,
        ...(hf2yIssueDay !== null && { hf2yIssueDay }),
      }))
  })
}

/** Other places the document of a file counts for. */
export function otherPlaces(
  info: AppendixInfo,
  all: readonly PaperFile[],
  file: PaperFile,
): readonly { readonly paper: string; readonly person: string }[] {
  const rows = [...info.buyCreditInfos, ...info.sellerCreditInfos]
  return all
    .filter((one) => one.hf2yFileUrl === file.hf2yFileUrl && one.keyValue !== file.keyValue)
    .map((one) => {
      const row = rows.find(
        ({ cardType, usings }) => cardType === one.hf2yFileType && usings.some(({ id }) => id === one.hf2yObjId),
      )
      const using = row?.usings.find(({ id }) => id === one.hf2yObjId)
      return {
        paper: row?.cardTypeName ?? one.refValues['hf2yFileType'] ?? one.hf2yFileType ?? '',
        person: using?.name ?? '',
      }
    })
}
