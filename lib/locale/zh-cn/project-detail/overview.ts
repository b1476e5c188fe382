import { definePack } from '../../message-pack.ts'

/** Texts of 概览, the first tab of the project page. */
export const overviewMessages = definePack('overview', {
  checking: '正在核对还缺什么',
  checkingRest: '正在核对其余部分',
  unchecked: '没有核对完',
  uncheckedRest: '还有没核对的部分',
  hidden: '不可查看',
  phases: '阶段',
  phase: ({ done, total, late, until }: { done: number; total: number; late: number; until: string | null }) =>
    `${done} / ${total}${
      late > 0 ? ` · ${late} 项逾期` : until === null ? '' : done === total ? ` · ${until} 办完` : ` · 预计 ${until}`
    }`,
  dueToday: '今天到期',
  dueTomorrow: '明天到期',
  status: '项目状态',
  nextStep: '下一步',
  progress: ({ done, total }: { done: number; total: number }) => `已办 ${done} / ${total} 步`,
  progressLabel: '项目进度',
  work: '办理这一步',
  look: '查看这一步',
  person: '负责人',
  nobody: '未指派',
  noMember: '还没有登记',
  day: '办理日期',
  noDay: '未定',
  late: ({ days }: { days: number }) => `逾期 ${days} 天`,
  after: '接下来',
  last: '这是最后一步',
  allDone: '全部步骤已办完',
  noSteps: '还没有流程',
  lacks: ({ count }: { count: number }) => `这一步还缺 ${count} 项`,
  lacksNothing: '这一步的资料已齐',
  fields: ({ count }: { count: number }) => `${count} 项未填`,
  papers: ({ received, needed }: { received: number; needed: number }) => `已收 ${received} / ${needed}`,
  fill: '填写',
  upload: '上传',
  view: '查看',
  money: '金额',
  amount: ({ label, unit }: { label: string; unit: string }) => `${label}（${unit}）`,
  share: ({ percent }: { percent: string }) => `占成交价 ${percent}%`,
  noMoney: '还没有金额',
  overdue: '逾期',
  noneOverdue: '没有逾期的步骤',
  open: '去办理',
  people: '人员',
  personLacks: ({ count, papers }: { count: number; papers: number }) =>
    [papers > 0 ? `缺 ${papers} 份资料` : '', count > 0 ? `${count} 项未填` : '']
      .filter((part) => part !== '')
      .join(' · '),
  personReady: '已齐',
  failed: '没取到',
  retry: '重试',
})
