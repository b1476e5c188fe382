import { labelOf } from '../../../catalogue/field-state.ts'
import type { Day } from '../../../catalogue/day.ts'
import type { AppendixInfo, PaperRow } from '../../../contract/document/paper-calls.ts'
import { paper } from '../../../domain/paper/paper.ts'
import { project, type Project } from '../../../domain/project/project.ts'
import type { papersTabMessages } from '../../../locale/zh-cn/documents/papers-tab.ts'
import { laggards, narrowed, rowsOf, sidesOf } from '../paper-list.ts'
import { isReturned, validityOf } from '../paper-validity.ts'
import type { PrintSheet } from '../../../ui/dom/print-sheet.ts'

type Texts = (typeof papersTabMessages)['texts']

export interface PapersSheetParts {
  readonly info: AppendixInfo
  /** The jobs whose papers are printed; null for all. */
  readonly jobIds: ReadonlySet<string> | null
  /** Names of these jobs. */
  readonly jobName: string
  readonly record: Pick<Project, 'prjNo' | 'hf20HouseAddress'>
  readonly day: Day
  readonly texts: Texts
  readonly stateName: (state: string) => string
}

/** The printed list of the papers of both sides, to hand out or tick off. */
export function papersSheet({ info, jobIds, jobName, record, day, texts, stateName }: PapersSheetParts): PrintSheet {
  const known = (['prjNo', 'hf20HouseAddress'] as const).flatMap((name) =>
    record[name] ? [`${labelOf(project, name)} ${record[name]}`] : [],
  )
  const columns = [
    texts.number,
    labelOf(paper, 'cardTypeName'),
    labelOf(paper, 'guidance'),
    texts.providers({ provider: labelOf(paper, 'provider'), people: labelOf(paper, 'prepareNames') }),
    labelOf(paper, 'creditUrls'),
    labelOf(paper, 'state'),
  ]
  return {
    title: texts.list,
    lines: [...known, `${texts.jobs} ${jobName}`, texts.printed({ day })],
    tables: sidesOf(info).map(({ side, name }) => {
      const rows = narrowed(rowsOf(info, side), jobIds)
      return {
        title: texts.sideCount({ side: name, count: rows.length }),
        columns,
        rows: rows.map((row, index) => [`${index + 1}`, ...rowCells(row, texts, stateName)]),
        empty: texts.none,
      }
    }),
  }
}

function rowCells(row: PaperRow, texts: Texts, stateName: (state: string) => string): readonly string[] {
  const files = row.creditUrls.filter((file) => !isReturned(file)).length
  const validity = validityOf(row)
  const late = laggards(row)
  return [
    lines(row.cardTypeName, [row.usingName, row.copies].filter(Boolean).join(' · ')),
    row.guidance,
    lines(row.provider, row.prepareNames),
    files === 0 ? '' : texts.fileCount({ count: files }),
    lines(
      stateName(row.state),
      validity === null
        ? ''
        : validity.left < 0
          ? texts.overDays({ days: -validity.left })
          : texts.validTo({ day: validity.day }),
      late.length === 0 ? '' : texts.waitingFor({ names: late.map(({ name }) => name).join('、') }),
    ),
  ]
}

const lines = (...texts: readonly string[]): string => texts.filter(Boolean).join('\n')
