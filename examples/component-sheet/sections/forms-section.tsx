import {
  DescriptionItem,
  DescriptionList,
  EditBar,
  FormField,
  FormGrid,
  MultiSelect,
  NumberStepper,
  RadioGroup,
  Segmented,
  TextArea,
  TextInput,
} from 'fangkit/ui'
import { type ReactElement, useState } from 'react'
import { ROOMS, YES_NO } from './sample-choices.ts'
import { SheetPart } from './sheet-part.tsx'

const nothing = (): void => {}

/** Shows labels, hints, errors and original values, and the same record when it is not being edited. */
export function FormsSection(): ReactElement {
  const [rooms, setRooms] = useState<readonly string[]>(['两房', '三房'])
  const [source, setSource] = useState<string | null>('yes')
  const [years, setYears] = useState('20')
  const [help, setHelp] = useState<string | undefined>(undefined)
  return (
    <SheetPart title="表单">
      <FormGrid columns={3}>
        <FormField label="详细地址" required help="不含省市区。" hint="到门牌号为止">
          <TextInput placeholder="请输入" />
        </FormField>
        <FormField label="未还贷款余额" required error="未还贷款余额必填">
          <TextInput align="end" unit="万元" />
        </FormField>
        <FormField label="现贷款利率" changedFrom="4.45 %">
          <TextInput align="end" unit="%" defaultValue="4.20" />
        </FormField>
        <FormField label="户型要求" changedFrom="两房">
          <MultiSelect options={ROOMS} value={rooms} onChange={setRooms} />
        </FormField>
        <FormField
          label="贷款年限"
          help={help}
          onHelpOpen={() => setHelp('按揭贷款最长 30 年，且不超过借款人 70 岁。')}
        >
          <NumberStepper
            unit="年"
            value={years}
            onChange={(event) => setYears(event.currentTarget.value)}
            onStep={(direction) => setYears(String(Number(years) + direction))}
          />
        </FormField>
        <FormField label="需要找房服务" group required error="请选择">
          <Segmented options={YES_NO} value={null} onChange={setSource} />
        </FormField>
        <FormField label="是否唯一住房" group hint="以不动产登记为准">
          <RadioGroup options={YES_NO} value={source} onChange={setSource} />
        </FormField>
        <FormField label="业主配偶及其他共有权人的姓名与份额（与不动产权证一致）">
          <TextInput readOnly value="何建国 50%、林若溪 50%" />
        </FormField>
        <FormField label="备注" span={3}>
          <TextArea rows={2} count maxLength={200} value="业主周末才在家" onChange={nothing} />
        </FormField>
      </FormGrid>
      <DescriptionList>
        <DescriptionItem label="项目类型">房屋买卖</DescriptionItem>
        <DescriptionItem label="成交价">486.00 万元</DescriptionItem>
        <DescriptionItem label="征信情况" />
        <DescriptionItem label="业务员" highlighted>
          吴敏仪
        </DescriptionItem>
        <DescriptionItem label="详细地址" span={2}>
          广东省广州市天河区珠江新城花城大道七号南天广场云居苑东塔三座二十八层
        </DescriptionItem>
      </DescriptionList>
      <div>
        <EditBar
          section="交易房屋"
          changeCount={3}
          issueCount={1}
          shortcut="Ctrl S"
          onIssuesClick={nothing}
          onCancel={nothing}
          onSave={nothing}
        />
      </div>
      <div>
        <EditBar section="交易房屋" changeCount={3} saving onCancel={nothing} onSave={nothing} />
      </div>
    </SheetPart>
  )
}
