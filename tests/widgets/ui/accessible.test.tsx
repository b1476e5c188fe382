import { Inbox, RefreshCw } from 'lucide-react'
import type { ReactElement } from 'react'
import { describe, it } from 'vitest'
import { Avatar } from '../../../lib/ui/avatar.tsx'
import { Badge } from '../../../lib/ui/badge.tsx'
import { Button } from '../../../lib/ui/button.tsx'
import { Card } from '../../../lib/ui/card.tsx'
import { Checkbox } from '../../../lib/ui/checkbox.tsx'
import { DescriptionItem } from '../../../lib/ui/description-item.tsx'
import { DescriptionList } from '../../../lib/ui/description-list.tsx'
import { Dot } from '../../../lib/ui/dot.tsx'
import { EditBar } from '../../../lib/ui/edit-bar.tsx'
import { EmptyState } from '../../../lib/ui/empty-state.tsx'
import { ErrorState } from '../../../lib/ui/error-state.tsx'
import { ForbiddenState } from '../../../lib/ui/forbidden-state.tsx'
import { FormField } from '../../../lib/ui/form-field.tsx'
import { FormGrid } from '../../../lib/ui/form-grid.tsx'
import { IconButton } from '../../../lib/ui/icon-button.tsx'
import { Kbd } from '../../../lib/ui/kbd.tsx'
import { Meter } from '../../../lib/ui/meter.tsx'
import { Notice } from '../../../lib/ui/notice.tsx'
import { Pagination } from '../../../lib/ui/pagination.tsx'
import { PasswordInput } from '../../../lib/ui/password-input.tsx'
import { ProgressBar } from '../../../lib/ui/progress-bar.tsx'
import { RadioCards } from '../../../lib/ui/radio-cards.tsx'
import { SearchInput } from '../../../lib/ui/search-input.tsx'
import { Segmented } from '../../../lib/ui/segmented.tsx'
import { Select } from '../../../lib/ui/select.tsx'
import { SkeletonCard } from '../../../lib/ui/skeleton-card.tsx'
import { StaleNote } from '../../../lib/ui/stale-note.tsx'
import { Switch } from '../../../lib/ui/switch.tsx'
import { TabList } from '../../../lib/ui/tab-list.tsx'
import { TabPanel } from '../../../lib/ui/tab-panel.tsx'
import { Table } from '../../../lib/ui/table.tsx'
import { TableCell } from '../../../lib/ui/table-cell.tsx'
import { TableHeaderCell } from '../../../lib/ui/table-header-cell.tsx'
import { TableRow } from '../../../lib/ui/table-row.tsx'
import { Tabs } from '../../../lib/ui/tabs.tsx'
import { Tag } from '../../../lib/ui/tag.tsx'
import { TextArea } from '../../../lib/ui/text-area.tsx'
import { TextInput } from '../../../lib/ui/text-input.tsx'
import { expectAccessible, type Scheme, show } from './show.tsx'

const nothing = (): void => {}
const choices = [
  { value: '0', label: '是' },
  { value: '1', label: '否' },
]

const Actions = (): ReactElement => (
  <Card title="按钮" padded>
    <Button>取消</Button>
    <Button variant="primary">保存</Button>
    <Button variant="primary" loading>
      提交
    </Button>
    <Button variant="text">新增</Button>
    <Button variant="danger">退回</Button>
    <Button variant="dangerSolid">删除</Button>
    <Button disabled>不可用</Button>
    <IconButton label="刷新" icon={<RefreshCw aria-hidden />} variant="bordered" />
    <IconButton label="关闭" icon={<RefreshCw aria-hidden />} size="xs" />
  </Card>
)

const Fields = (): ReactElement => (
  <Card title="字段">
    <FormGrid>
      <FormField label="详细地址" required help="不含省市区" hint="到门牌号为止">
        <TextInput placeholder="请输入" />
      </FormField>
      <FormField label="未还贷款余额" error="未还贷款余额必填">
        <TextInput align="end" unit="万元" />
      </FormField>
      <FormField label="现贷款利率" changedFrom="4.45 %">
        <TextInput align="end" unit="%" defaultValue="4.20" />
      </FormField>
      <FormField label="业主">
        <TextInput readOnly defaultValue="何建国" />
      </FormField>
      <FormField label="编号">
        <TextInput disabled defaultValue="001" />
      </FormField>
      <FormField label="备注">
        <TextArea counter="0/200" />
      </FormField>
      <FormField label="密码">
        <PasswordInput />
      </FormField>
      <FormField label="婚姻" error="请选择">
        <Select options={choices} value={null} onChange={nothing} />
      </FormField>
      <FormField label="方案" required>
        <Select options={choices} value="0" onChange={nothing} clearable />
      </FormField>
      <FormField label="来源" group required error="请选择">
        <Segmented options={choices} value="0" onChange={nothing} />
      </FormField>
      <FormField label="业务类型" group>
        <RadioCards
          options={[
            { value: '0', label: '房屋买卖', hint: '二手房交易' },
            { value: '1', label: '抵押贷款' },
          ]}
          value="0"
          onChange={nothing}
        />
      </FormField>
      <FormField label="需要找房服务">
        <Switch value onChange={nothing} />
      </FormField>
    </FormGrid>
    <Checkbox label="买家" value onChange={nothing} />
    <Checkbox label="全部" value="mixed" onChange={nothing} />
    <Checkbox label="停用" value={false} onChange={nothing} disabled />
    <Switch label="老带新" value={false} onChange={nothing} />
    <SearchInput label="搜索字段" value="天河" onChange={nothing} />
    <Select aria-label="城市" options={choices} value="1" onChange={nothing} readOnly />
  </Card>
)

const Data = (): ReactElement => (
  <Card
    title="数据"
    note="2 人"
    tag={<Tag tone="ok">已齐</Tag>}
    actions={<Button variant="link">编辑</Button>}
  >
    <DescriptionList>
      <DescriptionItem label="项目类型">房屋买卖</DescriptionItem>
      <DescriptionItem label="征信情况" />
      <DescriptionItem label="业务员" highlighted>
        吴敏仪
      </DescriptionItem>
    </DescriptionList>
    <Tabs value="a" onSelect={nothing}>
      <TabList
        label="项目"
        items={[
          { value: 'a', label: '项目资料' },
          { value: 'b', label: '收支', badge: <Dot label="有待办" /> },
          { value: 'c', label: '进度', disabled: true },
        ]}
      />
      <TabPanel value="a">
        <Table label="买家">
          <thead>
            <TableRow>
              <TableHeaderCell>成员</TableHeaderCell>
              <TableHeaderCell numeric unit="万元" sort="descending" onSort={nothing}>
                成交价
              </TableHeaderCell>
            </TableRow>
          </thead>
          <tbody>
            <TableRow selected>
              <TableCell>林若溪</TableCell>
              <TableCell numeric>486.00</TableCell>
            </TableRow>
            <TableRow current>
              <TableCell muted>8 分钟前</TableCell>
              <TableCell numeric>412.50</TableCell>
            </TableRow>
          </tbody>
        </Table>
      </TabPanel>
      <TabPanel value="b">收支</TabPanel>
    </Tabs>
    <Pagination total={1284} page={1} pageSize={10} onPageChange={nothing} onPageSizeChange={nothing} />
    <Tag>未开始</Tag>
    <Tag tone="brand">进行中</Tag>
    <Tag tone="warn">待审核</Tag>
    <Tag tone="bad">已退回</Tag>
    <Tag tone="line" onRemove={nothing} removeLabel="移除 两房">
      两房
    </Tag>
    <Badge count={6} label="个待办" />
    <Badge count={4} tone="flat" />
    <Meter done={18} total={18} label="已填" />
    <Meter done={7} total={14} />
    <ProgressBar value={58} label="打印进度" />
    <Avatar name="陈嘉豪" />
    <Kbd>Ctrl K</Kbd>
  </Card>
)

const States = (): ReactElement => (
  <>
    <SkeletonCard />
    <EmptyState icon={<Inbox />} title="还没有收入订单" actions={<Button size="sm">新增收入</Button>}>
      先在收费清单点“收费”
    </EmptyState>
    <ErrorState title="收费清单没有加载出来" traceId="7f3a91" onRetry={nothing}>
      填写内容仍保留
    </ErrorState>
    <ForbiddenState>需要“成本查看”</ForbiddenState>
    <Notice title="征信报告还有 3 天到期。" tone="warn" onClose={nothing}>
      面签前请重新查询。
    </Notice>
    <Notice tone="bad">未选择主借款人。</Notice>
    <Notice tone="ok">已完结。</Notice>
    <Notice tone="plain">说明。</Notice>
    <StaleNote onRefresh={nothing} />
    <EditBar
      section="交易房屋"
      changeCount={3}
      issueCount={1}
      shortcut="Ctrl S"
      onIssuesClick={nothing}
      onCancel={nothing}
      onSave={nothing}
    />
  </>
)

const sheets: Readonly<Record<string, () => ReactElement>> = { Actions, Fields, Data, States }
const schemes: readonly Scheme[] = ['light', 'dark', 'contrast']

describe.each(Object.entries(sheets))('%s', (_, Sheet) => {
  it.each(schemes)('breaks no rule of WCAG 2.2 AA in the %s scheme', async (scheme) => {
    show(<Sheet />, { scheme })
    await expectAccessible()
  })

  it('breaks none in compact density', async () => {
    show(<Sheet />, { density: 'compact' })
    await expectAccessible()
  })
})
