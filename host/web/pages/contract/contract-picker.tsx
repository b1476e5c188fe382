import { FileText } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import { Button, Card, EmptyState } from 'fangkit/ui'
import { PROJECT_TYPE } from 'fangkit/domain'
import { CaseBox } from '../inputs/case-box.tsx'
import { contractMessages } from './contract-messages.ts'
import './contract-picker.css'

export interface ContractPickerProps {
  readonly onPick: (project: string) => void
}

const box = 'portal-contract-picker-box'

/** Lets the user choose the case of the contract. */
export function ContractPicker({ onPick }: ContractPickerProps): ReactElement {
  const { picker } = contractMessages
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <Card>
      <EmptyState icon={<FileText />} title={picker.title}>
        {picker.text}
      </EmptyState>
      <div className={box}>
        <CaseBox value={chosen} onChange={setChosen} type={PROJECT_TYPE.purchase} />
        <Button variant="primary" disabled={chosen === null} onClick={() => chosen !== null && onPick(chosen)}>
          {picker.open}
        </Button>
      </div>
    </Card>
  )
}
