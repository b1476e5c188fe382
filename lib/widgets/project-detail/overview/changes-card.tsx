import { type ReactElement, useEffect, useState } from 'react'
import { instantText } from '../../../catalogue/day.ts'
import { caseChanges } from '../../../client/queries/case/change-plan.ts'
import { type CaseChange, changeCalls } from '../../../contract/case/change-calls.ts'
import { agoText } from '../../../form/ago.ts'
import { caseChangesMessages } from '../../../locale/zh-cn/project-detail/case-changes.ts'
import { useFkQuery } from '../../../provider/queries/use-fk-query.ts'
import { useFangkit } from '../../../provider/use-fangkit.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Avatar } from '../../../ui/indicators/avatar.tsx'
import { Tag } from '../../../ui/indicators/tag.tsx'
import { SkeletonBlock } from '../../../ui/loading/skeleton-block.tsx'
import { Card } from '../../../ui/sections/card.tsx'
import { OverviewLine } from './overview-line.tsx'

export interface ChangesCardProps {
  readonly projectId: string
  /** Opens the place of a change; null where it is not installed. */
  readonly openerOf: (place: string) => (() => void) | undefined
}

/** Number of lines before the rest is asked for. */
const LINES = 5

/**
 * What others changed since the user last looked, the latest first. Seen changes stay, without the mark. There is no
 * card where the user may not read them.
 * @source ruling 28
 */
export function ChangesCard({ projectId, openerOf }: ChangesCardProps): ReactElement | null {
  const texts = useMessages(caseChangesMessages)
  const changes = useFkQuery(caseChanges(projectId))
  const [isOpen, setIsOpen] = useState(false)
  const [now] = useState(Date.now)
  const { client } = useFangkit()
  const { data, error, dataUpdatedAt } = changes
  useEffect(() => {
    // Without an answer nothing was shown. A look that is not noted leaves its changes marked as new.
    if (dataUpdatedAt > 0) void client.call(changeCalls.doReadChanges, { prjId: projectId }).catch(() => undefined)
  }, [client, projectId, dataUpdatedAt])
  if (error?.kind === 'forbidden') return null

  if (data === undefined)
    return error === null ? (
      <SkeletonBlock height="162px" />
    ) : (
      <Card title={texts.title}>
        <OverviewLine label={texts.failed} action={texts.retry} onOpen={() => void changes.refetch()}>
          {error.userMessage}
        </OverviewLine>
      </Card>
    )
  const { rows, since, more } = data
  if (rows.length === 0)
    return (
      <Card title={texts.title}>
        <OverviewLine label={texts.nobody} onOpen={undefined}>
          {texts.none}
        </OverviewLine>
      </Card>
    )
  const fresh = rows.filter((row) => row.fresh === 1).length
  const when = (at: number): string => agoText(at, now, texts)
  return (
    <Card
      title={since === null ? texts.first : fresh === 0 ? texts.none : texts.title}
      note={
        since === null
          ? undefined
          : fresh === 0
            ? texts.since({ since: when(since) })
            : texts.note({ count: fresh, since: when(since) })
      }
      actions={
        rows.length > LINES ? (
          <Button variant="text" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? texts.fewer : texts.more({ count: rows.length - LINES })}
          </Button>
        ) : undefined
      }
    >
      {(isOpen ? rows : rows.slice(0, LINES)).map((row) => (
        <OverviewLine
          key={row.key}
          mark={<Avatar name={row.who} />}
          below={
            <span title={instantText(row.at)}>
              {[row.who, isNamed(row) ? row.object : '', when(row.at)].filter(Boolean).join(' · ')}
            </span>
          }
          action={texts.view}
          onOpen={openerOf(row.place)}
        >
          {row.fresh === 1 ? (
            <Tag size="sm" tone="brand">
              {texts.fresh}
            </Tag>
          ) : null}
          <span>{wordsOf(row, texts.files)}</span>
        </OverviewLine>
      ))}
      {isOpen && more > 0 ? (
        <OverviewLine label={texts.beyond({ count: more })} onOpen={undefined}>
          {null}
        </OverviewLine>
      ) : null}
    </Card>
  )
}

const isNamed = ({ fields, name }: CaseChange): boolean => fields.length > 0 || name !== ''

/** What was done to the record: 完结 贷款面签, 合同成交价、首期款. */
function wordsOf(
  { actions, name, fields, count, object }: CaseChange,
  files: (of: { readonly count: number }) => string,
): string {
  const what = fields.length > 0 ? fields.join('、') : name || object
  return [actions.join('、'), what, count > 1 ? files({ count }) : ''].filter((part) => part !== '').join(' ')
}
