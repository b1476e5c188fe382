import { CircleAlert, RefreshCw } from 'lucide-react'
import type { CSSProperties, ReactElement, ReactNode, RefObject } from 'react'
import { isEmpty } from '../../../catalogue/kind.ts'
import type { DraftRecord } from '../../../contract/output.ts'
import { LOAN_SCHEME } from '../../../domain/codes.ts'
import type { Project } from '../../../domain/project/project.ts'
import { DEMAND_STEP_DICTIONARY } from '../../../domain/project/step-tone.ts'
import { statusTone } from '../../../grid/cells/status-tone.ts'
import { commonMessages } from '../../../locale/zh-cn/common.ts'
import { projectDetailMessages } from '../../../locale/zh-cn/project-detail/project-detail.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { FieldSearchBox } from '../../../search/field-search-box.tsx'
import { css } from '../../../styled-system/css/index.js'
import { Button } from '../../../ui/buttons/button.tsx'
import { Tag } from '../../../ui/indicators/tag.tsx'
import type { CommissionRefresh } from '../use-commission-refresh.ts'
import type { SectionReport, SectionReports } from '../use-section-reports.ts'

export interface HeaderStripProps {
  /** Null while the record is not saved. */
  readonly record: DraftRecord<Project> | null
  readonly title: string
  /** Names of the people that the sections show. */
  readonly reports: SectionReports
  readonly tabs: ReactNode
  readonly commission: CommissionRefresh
  readonly stripRef: RefObject<HTMLElement | null>
}

const strip = css({
  position: 'sticky',
  top: '0',
  zIndex: 'sticky',
  backgroundColor: 'surface',
  paddingTop: '12',
  paddingInline: 'pad',
  borderBottomWidth: '1px',
  borderBottomColor: 'line',
  // On a small screen it scrolls away: what is below it needs the height.
  '@media (max-height: 600px), (max-width: 559px)': { position: 'static' },
})
const titleRow = css({
  display: 'flex',
  alignItems: 'center',
  columnGap: '16',
  rowGap: '6',
  minHeight: '32px',
  '@container fk-project (max-width: 860px)': { flexWrap: 'wrap', '& > *': { flexBasis: 'full' } },
})
const named = css({
  display: 'flex',
  alignItems: 'center',
  gap: '10',
  flex: '1 1 0',
  minWidth: '0',
  '& > :not(h1)': { flex: 'none' },
})
const tools = css({ display: 'flex', alignItems: 'center', gap: '10', flex: '0 1 auto' })
const heading = css({
  textStyle: 'pageTitle',
  minWidth: '0',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
/**
 * On a phone the name has its own row, with the data of the case below. An inline style, because it is used once and
 * the size of the style sheet is limited.
 */
const NAMED: CSSProperties = { flexWrap: 'wrap', rowGap: 2 }
const HEADING: CSSProperties = { flex: '1 1 200px', maxWidth: 'max-content' }
const number = css({ textStyle: 'note', color: 'ink-3' })
const failure = css({
  display: 'flex',
  alignItems: 'center',
  gap: '6',
  marginTop: '4',
  textStyle: 'label',
  color: 'bad',
  '& > svg': { flex: 'none', width: '14px', height: '14px' },
})
const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '24',
  rowGap: '2',
  marginTop: '6',
  marginBottom: '4',
  '& > div': { display: 'flex', gap: '8', minWidth: '0' },
  '& dt': { flex: 'none', color: 'ink-3' },
  '& dd': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})

/** Names and progress of the case; unknown values are left out. @source PRJ-011 to PRJ-016 */
export function HeaderStrip({ record, title, reports, tabs, commission, stripRef }: HeaderStripProps): ReactElement {
  const texts = useMessages(projectDetailMessages)
  const common = useMessages(commonMessages)
  const known = record ? factsOf(record, reports, texts) : []
  const scheme = record?.refValues['hf20LoanScheme']
  const step = record?.refValues['hf20DemandStep']
  return (
    <header ref={stripRef} className={strip}>
      <div className={titleRow}>
        <div className={named} style={NAMED}>
          <h1 className={heading} style={HEADING} title={title}>
            {title}
          </h1>
          {scheme === undefined ? null : <Tag tone="brand">{scheme}</Tag>}
          {step === undefined ? null : (
            <Tag tone={statusTone(DEMAND_STEP_DICTIONARY, record?.hf20DemandStep ?? '') ?? 'idle'}>{step}</Tag>
          )}
          {isEmpty(record?.prjNo) || record?.prjNo === title ? null : <small className={number}>{record?.prjNo}</small>}
        </div>
        <div className={tools}>
          <FieldSearchBox />
          {record === null ? null : (
            <Button icon={<RefreshCw aria-hidden />} loading={commission.running} onClick={commission.run}>
              {texts.refreshCommission}
            </Button>
          )}
        </div>
      </div>
      {commission.error === null ? null : (
        <p role="alert" className={failure}>
          <CircleAlert aria-hidden />
          {texts.refreshFailed({ why: commission.error.userMessage })}
          {commission.error.traceId === null ? null : (
            <small className={number}>{common.trace({ id: commission.error.traceId })}</small>
          )}
        </p>
      )}
      {known.length === 0 ? null : (
        <dl className={facts} aria-label={texts.facts}>
          {known.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd title={text}>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {tabs}
    </header>
  )
}

type FactTexts = Readonly<Record<'buyer' | 'owner' | 'mortgagor' | 'service' | 'organisation' | 'address', string>>

function factsOf(
  record: DraftRecord<Project>,
  reports: SectionReports,
  texts: FactTexts,
): readonly { readonly label: string; readonly text: string }[] {
  const { refValues, hf20HouseAddress, hf20LoanScheme } = record
  const address = [hf20HouseAddress === null ? undefined : refValues['hf20HouseArea'], hf20HouseAddress]
    .filter((part) => part)
    .join(' ')
  const owner = hf20LoanScheme === LOAN_SCHEME.mortgage ? texts.mortgagor : texts.owner
  return [
    {
      label: texts.buyer,
      text: namesIn(reports.of('buyers'), record.hf20BuyerId) ?? refValues['buyers'] ?? refValues['hf20BuyerId'],
    },
    {
      label: owner,
      text: namesIn(reports.of('owners'), record.hf20SellerId) ?? refValues['owners'] ?? refValues['hf20SellerId'],
    },
    { label: texts.service, text: refValues['hf20ServiceAcct'] },
    { label: texts.organisation, text: refValues['hf20DivisionDetailId'] },
    { label: texts.address, text: address },
  ].flatMap(({ label, text }) => (text ? [{ label, text }] : []))
}

/** Names of everyone on a side, the main person first; null until the section has reported them. */
function namesIn({ parts }: SectionReport, main: string | null): string | null {
  const named = parts.filter(({ inStrip }) => inStrip)
  const first = named.filter(({ key }) => key === main)
  return named.length === 0
    ? null
    : [...first, ...named.filter((part) => !first.includes(part))].map(({ title }) => title).join('、')
}
