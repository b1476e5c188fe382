import type { Scope } from '../../../../../catalogue/kind.ts'
import type { FangkitError } from '../../../../../client/fangkit-error.ts'
import { isActiveRow, type Seat, seatOf } from '../../../../../domain/member/group.ts'
import type { GroupIssue } from '../../../../../domain/member/group-rules.ts'
import { type MemberSide, sideWord } from '../../../../../domain/member/member-side.ts'
import type { Messages } from '../../../../../locale/messages.ts'
import { changesOf, type EditedRow } from '../group-rows.ts'

/** The text of an error from the specification, with this case's name for members of the side. */
export function issueTitle({ message }: GroupIssue, side: MemberSide, facts: Scope): string {
  return message.replaceAll(side.word, sideWord(side, facts))
}

/** Which groups the error concerns, and how to correct it. */
export function issueDetail(
  { key, rows: at }: GroupIssue,
  rows: readonly EditedRow[],
  flag: string,
  texts: Messages['memberGroups'],
): string {
  const { issues, issuePerson } = texts
  const who = at
    .flatMap((index) => {
      const row = rows[index]?.row
      if (!row) return []
      const people = ([1, 2] as const).map((number) => seatOf(row, number)).filter(({ name }) => name !== '')
      const named =
        key === 'noBuyer' || key === 'noOwner'
          ? people.slice(0, 1)
          : key === 'manyPrincipals'
            ? people.filter(({ principal }) => principal)
            : borrowersIn(people, key === 'manyRoles')
      return named.map(({ name }) => issuePerson({ no: index + 1, name }))
    })
    .join('、')
  switch (key) {
    case 'noPrincipal':
      return issues.noPrincipal
    case 'noBuyer':
    case 'noOwner':
      return issues.unticked({ who, flag })
    case 'manyPrincipals':
      return issues.manyPrincipals({ who })
    case 'manyRoles':
      return issues.manyRoles({ who })
    case 'noLoan':
      return issues.noLoan({ who })
    default:
      return issues.firstName({ no: rows.findIndex(({ row }) => isActiveRow(row)) + 1 })
  }
}

/** People with a borrowing role; when `torn`, those with several roles in one seat. */
function borrowersIn(people: readonly Seat[], torn: boolean): readonly Seat[] {
  const roles = ({ principal, coBorrower, coRepayer }: Seat): number =>
    [principal, coBorrower, coRepayer].filter(Boolean).length
  const several = people.filter((seat) => roles(seat) > 1)
  return torn && several.length > 0 ? several : people.filter((seat) => roles(seat) > 0)
}

/** Messages of the server about the sent rows, without duplicates, with groups numbered as on screen. */
export function serverTexts(
  { userMessage, issues }: Pick<FangkitError, 'userMessage' | 'issues'>,
  rows: readonly EditedRow[],
): readonly string[] {
  const sent = rows.flatMap((one, at) => (changesOf([one]).length > 0 ? [at + 1] : []))
  const said = [userMessage, ...issues.map(({ message }) => message)].map((message) =>
    message.replace(/^第(\d+)行/, (words, no: string) =>
      sent[Number(no) - 1] === undefined ? words : `第 ${sent[Number(no) - 1]} 组`,
    ),
  )
  return [...new Set(said)]
}
