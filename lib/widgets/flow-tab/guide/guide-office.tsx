import { Landmark } from 'lucide-react'
import { type CSSProperties, Fragment, type ReactElement, type ReactNode } from 'react'
import { labelOf } from '../../../catalogue/field-state.ts'
import { organisationDetail, type OrganisationDetail } from '../../../domain/organisation.ts'
import { flowGuideMessages } from '../../../locale/zh-cn/flow/flow-guide.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Tag } from '../../../ui/indicators/tag.tsx'
import type { AnyJob } from '../flow-actions.ts'
import { GuideBlock } from './guide-block.tsx'
import { GuideLoad } from './guide-load.tsx'
import { OfficePlace } from './office-place.tsx'
import { PhoneLinks } from './phone-links.tsx'
import { useOffice } from './use-office.ts'

export interface GuideOfficeProps {
  readonly projectId: string
  readonly job: AnyJob
  readonly onChanged: () => void
}

const WRITTEN = ['hf31NormalAddres1', 'hf31WorkDatetime', 'hf31PostInfo'] as const
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: '16' })
const facts = css({
  display: 'grid',
  flex: '1 1 260px',
  columnGap: '16',
  rowGap: '4',
  margin: '0',
  textStyle: 'label',
  overflowWrap: 'anywhere',
})
const term = css({ color: 'ink-3', whiteSpace: 'nowrap' })
const columns: CSSProperties = { gridTemplateColumns: 'auto minmax(0, 1fr)' }
const none = css({ color: 'ink-3', textStyle: 'label' })

/** Where the job is done, and how to get there. @source FLW-010, FLW-011 */
export function GuideOffice({ projectId, job, onChanged }: GuideOfficeProps): ReactElement {
  const texts = useMessages(flowGuideMessages)
  const query = useOffice(projectId, job, onChanged)
  const nowhere = <p className={none}>{texts.noOffice}</p>
  return (
    <GuideBlock icon={<Landmark size={16} />} title={organisationDetail.title}>
      {query === null ? (
        nowhere
      ) : (
        <GuideLoad query={query}>{(found) => (found === null ? nowhere : <Facts organisation={found} />)}</GuideLoad>
      )}
    </GuideBlock>
  )
}

function Facts({ organisation }: { readonly organisation: OrganisationDetail }): ReactElement {
  const texts = useMessages(flowGuideMessages)
  const {
    hf31BranceName: name,
    hf31NearestLine: line,
    hf31NeatestStation: station,
    hf31LinkPhone: phone,
  } = organisation
  const metro = [line, station].filter((part) => part !== null && part !== '').join(' · ')
  const lines: readonly (readonly [label: string, value: ReactNode])[] = [
    [labelOf(organisationDetail, 'hf31BranceName'), <b key="name">{name}</b>],
    ...WRITTEN.flatMap((field) =>
      organisation[field] === null || organisation[field] === ''
        ? []
        : [[labelOf(organisationDetail, field), organisation[field]] as const],
    ),
    ...(metro === '' ? [] : [[texts.metro, metro] as const]),
    [
      labelOf(organisationDetail, 'hf31LinkPhone'),
      phone === null || phone.trim() === '' ? (
        <Tag key="phone" tone="warn">
          {texts.noPhone}
        </Tag>
      ) : (
        <PhoneLinks key="phone" text={phone} />
      ),
    ],
  ]
  return (
    <div className={row}>
      <OfficePlace organisation={organisation} />
      <dl className={facts} style={columns}>
        {lines.map(([label, value]) => (
          <Fragment key={label}>
            <dt className={term}>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </div>
  )
}
