import type { ReactElement } from 'react'
import { labelOf } from '../../../catalogue/field-state.ts'
import { paperTemplate } from '../../../client/queries/case/paper-plans.ts'
import { paperType } from '../../../domain/paper/paper-type.ts'
import { RENEW_AFTER } from '../../../field/documents/renew-after.ts'
import { papersTabMessages } from '../../../locale/zh-cn/documents/papers-tab.ts'
import { useFkQuery } from '../../../provider/queries/use-fk-query.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { DescriptionItem } from '../../../ui/forms/description-item.tsx'
import { DescriptionList } from '../../../ui/forms/description-list.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/loading/skeleton.tsx'
import { SkeletonBlock } from '../../../ui/loading/skeleton-block.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import { Tag } from '../../../ui/indicators/tag.tsx'
import type { PaperGuideProps } from '../papers-actions.ts'
import { WRAPS } from '../papers-layout.ts'
import { GuideSamples } from './guide-samples.tsx'

const column = css({ display: 'grid', gap: '16' })
const writing = css({ whiteSpace: 'pre-line' })

/**
 * Guidance on a paper: how to submit it, when it is required, how long it is valid, and samples.
 * @source PAP-011, CAL-100
 */
export function PaperGuide({ row, onClose }: PaperGuideProps): ReactElement {
  const texts = useMessages(papersTabMessages)
  const { data, error, isFetching, refetch } = useFkQuery(paperTemplate(row.cardType), { refetchInterval: RENEW_AFTER })
  const again = (): void => void refetch()
  // The row's data shows at once; the rest loads.
  const { guidance, copies, provider, conditionText, validDays } = data ?? row
  return (
    <Dialog
      open
      width="640px"
      title={row.cardTypeName}
      badge={<Tag tone="line">{row.cardType}</Tag>}
      closeOnScrim
      onClose={onClose}
    >
      <div className={column}>
        {data !== undefined && error !== null ? <StaleNote onRefresh={again} refreshing={isFetching} /> : null}
        <p className={writing} style={WRAPS}>
          {guidance || texts.noGuide}
        </p>
        <DescriptionList columns={2} flush>
          <DescriptionItem label={labelOf(paperType, 'conditionText')} span={2}>
            {conditionText}
          </DescriptionItem>
          <DescriptionItem label={labelOf(paperType, 'copies')}>{copies}</DescriptionItem>
          <DescriptionItem label={texts.validity}>
            {(validDays ?? 0) > 0 ? texts.validFor({ days: validDays ?? 0 }) : texts.validForEver}
          </DescriptionItem>
          <DescriptionItem label={labelOf(paperType, 'provider')}>{provider}</DescriptionItem>
          <DescriptionItem label={labelOf(paperType, 'printStandard')}>
            {data?.refValues['printStandard']}
          </DescriptionItem>
        </DescriptionList>
        {data !== undefined ? (
          <GuideSamples name={row.cardTypeName} pictures={data.pictures} />
        ) : error === null ? (
          <Skeleton label={texts.loadingGuide}>
            <SkeletonBlock height={80} />
          </Skeleton>
        ) : (
          <ErrorState
            title={texts.guideFailed}
            traceId={error.traceId ?? undefined}
            retrying={isFetching}
            onRetry={again}
          >
            {error.userMessage}
          </ErrorState>
        )}
      </div>
    </Dialog>
  )
}
