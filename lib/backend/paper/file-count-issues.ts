import type { Issue } from '../../catalogue/check.ts'
import type { RecordValues } from '../../catalogue/effect.ts'
import { rowIssue } from '../../contract/list-input.ts'
import { UPLOAD_TEXT } from '../../domain/file/judge-files.ts'
import { MOST_PAPER_FILES } from '../../domain/paper/paper.ts'
import { PAPER_FIELD } from '../file/paper-documents.ts'
import { textOf } from '../session.ts'
import type { CasePapers } from './papers-of-case.ts'

/**
 * Issues for files beyond the number a paper of one person takes, and for a document that is already part of the paper.
 * The case is locked.
 * @source PAP-008, UPL-015
 */
export function fileCountIssues({ rows }: CasePapers, offered: readonly RecordValues[]): readonly Issue[] {
  const places = new Map<string, Set<string>>()
  const placeOf = (file: RecordValues): Set<string> => {
    const name = `${textOf(file['hf2yFileType'])}\n${textOf(file['hf2yObjId'])}`
    const place = places.get(name) ?? new Set()
    places.set(name, place)
    return place
  }
  for (const { values } of rows.flatMap(({ files }) => files)) placeOf(values).add(textOf(values[PAPER_FIELD]))
  return offered.flatMap((file, index) => {
    const [place, id] = [placeOf(file), textOf(file[PAPER_FIELD])]
    if (place.has(id)) return [rowIssue(index, { field: PAPER_FIELD, message: '文件已在这份资料中' })]
    place.add(id)
    return place.size > MOST_PAPER_FILES
      ? [rowIssue(index, { field: PAPER_FIELD, message: UPLOAD_TEXT.tooMany(MOST_PAPER_FILES) })]
      : []
  })
}
