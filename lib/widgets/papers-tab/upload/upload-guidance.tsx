import { type ReactElement, useEffect, useState } from 'react'
import { labelOf } from '../../../catalogue/field-state.ts'
import { paperTemplate } from '../../../client/queries/case/paper-plans.ts'
import type { PaperRow } from '../../../contract/document/paper-calls.ts'
import { paper } from '../../../domain/paper/paper.ts'
import { paperType } from '../../../domain/paper/paper-type.ts'
import { RENEW_AFTER } from '../../../field/documents/renew-after.ts'
import { useFolds } from '../../../form/groups/folds.ts'
import { paperUploadMessages } from '../../../locale/zh-cn/documents/paper-upload.ts'
import { papersTabMessages } from '../../../locale/zh-cn/documents/papers-tab.ts'
import { useFkQuery } from '../../../provider/queries/use-fk-query.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Button } from '../../../ui/buttons/button.tsx'
import { Collapsible } from '../../../ui/sections/collapsible.tsx'
import { DescriptionItem } from '../../../ui/forms/description-item.tsx'
import { DescriptionList } from '../../../ui/forms/description-list.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Skeleton } from '../../../ui/loading/skeleton.tsx'
import { SkeletonBlock } from '../../../ui/loading/skeleton-block.tsx'
import { GuideSamples } from '../guide/guide-samples.tsx'

export interface GuidanceProps {
  readonly row: PaperRow
  /** Folded once a file is there. */
  readonly hasFiles: boolean
  /** In a narrow column: values below each other, and a folded guidance shows how it begins. */
  readonly narrow?: boolean
}

const column = css({ display: 'grid', gap: '12' })
const beginning = css({ textStyle: 'note', color: 'ink-3', lineClamp: '2' })
const writing = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })

/**
 * The guidance of a paper below its files: how to submit it, its validity, and samples. It is open only until the user
 * has seen it or submitted a file.
 * @source PAP-011, CAL-100
 */
export function Guidance({ row, hasFiles, narrow = false }: GuidanceProps): ReactElement {
  const texts = useMessages(paperUploadMessages)
  const shared = useMessages(papersTabMessages)
  const { cardType, cardTypeName, samples, validDays } = row
  const folds = useFolds('paperGuidance')
  const [isNew] = useState(() => folds.isOpen(cardType))
  const [chosen, setChosen] = useState<boolean | null>(null)
  const open = chosen ?? (isNew && !hasFiles)
  const { set } = folds
  useEffect(() => {
    if (open) set(cardType, false)
  }, [open, set, cardType])
  const { data, error, isFetching, refetch } = useFkQuery(open ? paperTemplate(cardType) : null, {
    refetchInterval: RENEW_AFTER,
  })
  const { guidance, copies, provider, conditionText } = data ?? row
  const days = data?.validDays ?? validDays
  const retry = (
    <Button variant="text" size="sm" loading={isFetching} onClick={() => void refetch()}>
      {texts.retry}
    </Button>
  )
  const folding = (
    <Collapsible
      level={3}
      title={texts.guidance}
      open={open}
      onOpenChange={setChosen}
      extra={days > 0 ? shared.validFor({ days }) : shared.validForEver}
    >
      <div className={column}>
        <p className={writing}>{guidance || shared.noGuide}</p>
        <DescriptionList columns={narrow ? 1 : 2} flush>
          <DescriptionItem label={labelOf(paper, 'usingName')}>{row.usingName}</DescriptionItem>
          <DescriptionItem label={labelOf(paperType, 'copies')}>{copies}</DescriptionItem>
          <DescriptionItem label={labelOf(paperType, 'provider')}>{provider}</DescriptionItem>
          <DescriptionItem label={labelOf(paperType, 'printStandard')}>
            {data?.refValues['printStandard']}
          </DescriptionItem>
          <DescriptionItem label={labelOf(paperType, 'conditionText')}>{conditionText}</DescriptionItem>
          <DescriptionItem label={labelOf(paper, 'flowJobs')}>
            {row.flowJobs.map(({ flowName }) => flowName).join('、')}
          </DescriptionItem>
        </DescriptionList>
        {data !== undefined ? (
          <GuideSamples name={cardTypeName} pictures={data.pictures} />
        ) : samples === 0 ? null : error === null ? (
          <Skeleton label={shared.loadingGuide}>
            <SkeletonBlock height={80} />
          </Skeleton>
        ) : (
          <Notice role="alert" size="slim" tone="bad" title={shared.guideFailed} actions={retry}>
            {error.userMessage}
          </Notice>
        )}
      </div>
    </Collapsible>
  )
  return narrow ? (
    <>
      {folding}
      {open ? null : <p className={beginning}>{row.guidance}</p>}
    </>
  ) : (
    folding
  )
}
