import { RefreshCw } from 'lucide-react'
import type { ReactElement, ReactNode, RefObject } from 'react'
import { isEmpty } from '../../catalogue/kind.ts'
import type { Stored } from '../../contract/output.ts'
import { LOAN_SCHEME } from '../../domain/codes.ts'
import type { Project } from '../../domain/project/project.ts'
import { DEMAND_STEP_DICTIONARY } from '../../domain/project/step-tone.ts'
import { statusTone } from '../../grid/status-tone.ts'
import { projectDetailMessages } from '../../locale/zh-cn/project-detail.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { Button } from '../../ui/button.tsx'
import { Tag } from '../../ui/tag.tsx'

export interface HeaderStripProps {
  /** Null while the record is not saved. */
  readonly record: Stored<Project> | null
  readonly title: string
  readonly tabs: ReactNode
  readonly refreshing: boolean
  readonly onRefresh: () => void
  readonly stripRef: RefObject<HTMLElement | null>
}

const strip = css({ position: 'sticky', top: '0', zIndex: 'sticky', backgroundColor: 'surface', paddingTop: '12', paddingInline: 'pad', borderBottomWidth: '1px', borderBottomStyle: 'solid', borderBottomColor: 'line' })
const titleRow = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '10', rowGap: '4', minHeight: '32px' })
const heading = css({ textStyle: 'pageTitle', minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
const number = css({ textStyle: 'note', color: 'ink-3' })
const spacer = css({ flex: '1' })
const facts = css({ display: 'flex', flexWrap: 'wrap', columnGap: '24', rowGap: '2', marginTop: '6', marginBottom: '4', '& > div': { display: 'flex', gap: '8', minWidth: '0' }, '& dt': { flex: 'none', color: 'ink-3' } })

/** Whose case this is and how far it has come; what is not known yet is left out. @source PRJ-011 to PRJ-016 */
export function HeaderStrip({ record, title, tabs, refreshing, onRefresh, stripRef }: HeaderStripProps): ReactElement {
  const texts = useMessages(projectDetailMessages)
  const known = record ? factsOf(record, texts) : []
  const scheme = record?.refValues['hf20LoanScheme']
  const step = record?.refValues['hf20DemandStep']
  return (
    <header ref={stripRef} className={strip}>
      <div className={titleRow}>
        <h1 className={heading} title={title}>{title}</h1>
        {scheme === undefined ? null : <Tag tone="brand">{scheme}</Tag>}
        {step === undefined ? null : <Tag tone={statusTone(DEMAND_STEP_DICTIONARY, record?.hf20DemandStep ?? '') ?? 'idle'}>{step}</Tag>}
        {isEmpty(record?.prjNo) || record?.prjNo === title ? null : <small className={number}>{record?.prjNo}</small>}
        <span className={spacer} />
        {record === null ? null : <Button icon={<RefreshCw aria-hidden />} loading={refreshing} onClick={onRefresh}>{texts.refresh}</Button>}
      </div>
      {known.length === 0 ? null : (
        <dl className={facts} aria-label={texts.facts}>
          {known.map(({ label, text }) => <div key={label}><dt>{label}</dt><dd>{text}</dd></div>)}
        </dl>
      )}
      {tabs}
    </header>
  )
}

type FactTexts = Readonly<Record<'buyer' | 'owner' | 'mortgagor' | 'service' | 'organisation' | 'address', string>>

function factsOf(record: Stored<Project>, texts: FactTexts): readonly { readonly label: string; readonly text: string }[] {
  const { refValues, hf20HouseAddress, hf20LoanScheme } = record
  const address = [hf20HouseAddress === null ? undefined : refValues['hf20HouseArea'], hf20HouseAddress].filter((part) => part).join(' ')
  const owner = hf20LoanScheme === LOAN_SCHEME.mortgage ? texts.mortgagor : texts.owner
  return [
    { label: texts.buyer, text: refValues['hf20BuyerId'] },
    { label: owner, text: refValues['hf20SellerId'] },
    { label: texts.service, text: refValues['hf20ServiceAcct'] },
    { label: texts.organisation, text: refValues['hf20DivisionDetailId'] },
    { label: texts.address, text: address },
  ].flatMap(({ label, text }) => (text ? [{ label, text }] : []))
}
