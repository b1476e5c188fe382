import { definePack } from '../../message-pack.ts'

interface PhaseProgress {
  readonly name: string
  readonly needed: number
  readonly received: number
  readonly waiting: number
  readonly missing: number
}

/**
 * Texts of the papers of a case: what is requested, from whom, for which jobs, and what has been submitted.
 * @source PAP-001 to PAP-011, ERR-057
 */
export const papersTabMessages = definePack('papersTab', {
  title: '资料准备',
  recordGone: '要打开的文件已不在资料中',
  list: '资料清单',
  number: '序号',
  jobs: '流程',
  steps: '本阶段的流程',
  wholePhase: '本阶段全部',
  otherPhase: '其他',
  progress: ({ name, needed, received, waiting, missing }: PhaseProgress) =>
    [
      name,
      `已备 ${received} 份，应备 ${needed} 份`,
      ...(waiting > 0 ? [`待核对 ${waiting} 份`] : []),
      ...(missing > 0 ? [`缺 ${missing} 份`] : []),
    ]
      .filter((part) => part !== '')
      .join(' · '),
  allJobs: '全部流程',
  jobIn: ({ job, father }: { job: string; father: string }) => `${father} · ${job}`,
  jobEnded: '已完结',
  jobMissing: '项缺件或过期',
  earlier: '向前滚动流程',
  later: '向后滚动流程',
  sides: '哪一方的资料',
  sideCount: ({ side, count }: { side: string; count: number }) => `${side}资料 ${count}`,
  sideMissing: ({ count }: { count: number }) => `缺 ${count} 项`,
  summary: '资料状态',
  stateCount: ({ state, count }: { state: string; count: number }) => `${state} ${count}`,
  providers: ({ provider, people }: { provider: string; people: string }) => `${provider} / ${people}`,
  missing: ({ count }: { count: number }) => `缺件 ${count} 项`,
  nothingMissing: '没有缺件',
  missingTitle: '缺件与过期',
  missingWhole: '没有流程在等待的资料',
  missingOthers: ({ count }: { count: number }) => `另有 ${count} 个流程需要`,
  missingOf: ({ paper, person }: { paper: string; person: string }) => `${paper} · ${person}`,
  check: ({ count }: { count: number }) => `核对 ${count} 份`,
  print: '打印清单',
  open: ({ name }: { name: string }) => `打开 ${name}`,
  guideOf: ({ name }: { name: string }) => `${name} 指引`,
  guide: '指引',
  samples: ({ count }: { count: number }) => `样例 ${count} 张`,
  sampleNamed: ({ name, index }: { name: string; index: number }) => `${name} 样例 ${index}`,
  validity: '有效期',
  validFor: ({ days }: { days: number }) => `自出具日期起 ${days} 天`,
  validForEver: '长期有效',
  noGuide: '暂无内容',
  guideFailed: '指引没有加载出来',
  loadingGuide: '正在加载指引',
  upload: '上传',
  uploadNamed: ({ name }: { name: string }) => `上传 ${name}`,
  look: ({ name }: { name: string }) => `查看 ${name}`,
  more: ({ count }: { count: number }) => `+${count}`,
  moreNamed: ({ name, count }: { name: string; count: number }) => `${name} 还有 ${count} 个文件`,
  flowsOf: ({ first, count }: { first: string; count: number }) => `${first}等\u00a0${count}\u00a0个`,
  validTo: ({ day }: { day: string }) => `有效期至 ${day}`,
  leftDays: ({ days }: { days: number }) => `剩 ${days} 天`,
  lastDay: '今天到期',
  overDays: ({ days }: { days: number }) => `已过期 ${days} 天`,
  waitingFor: ({ names }: { names: string }) => `待提供：${names}`,
  returned: ({ count }: { count: number }) => `已退回 ${count} 个`,
  none: '暂无资料',
  noneText: '流程添加后，需要的资料会列在这里。',
  noneOfJob: '暂无数据',
  noneOfJobText: ({ side }: { side: string }) => `该流程不需要${side}资料。`,
  nobody: ({ side }: { side: string }) => `暂无${side}信息`,
  nobodyText: ({ side }: { side: string }) => `填写${side}后，需要的资料会列在这里。`,
  showAll: '查看全部流程',
  notTaken: '该文件不符合要求，未上传',
  checkFailed: '上传前的检查没有完成，请重试',
  leaveTitle: ({ count }: { count: number }) => `${count} 个文件还没有上传完`,
  leaveText: '现在离开会取消上传，已上传的文件不受影响。',
  leave: '离开',
  stay: '继续上传',
  printed: ({ day }: { day: string }) => `打印日期 ${day}`,
  printFailed: '清单没有打印',
  fileCount: ({ count }: { count: number }) => `${count} 个文件`,
  loading: '正在加载资料',
  failed: '资料没有加载出来',
  failedText: '请检查网络后重试。',
  notFound: '没有找到这个项目',
  notFoundText: '它可能已被删除，或您无权查看。',
  forbidden: '没有查看资料准备的权限',
  forbiddenText: '如需使用请联系管理员。',
})
