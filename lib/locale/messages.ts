import type { TextOverrides } from './message-pack.ts'
import type { commonMessages } from './zh-cn/common.ts'
import type { configGridMessages } from './zh-cn/config-grid.ts'
import type { elementMessages } from './zh-cn/elements.ts'
import type { gridDialogMessages } from './zh-cn/grid-dialogs.ts'
import type { rowImportMessages } from './zh-cn/row-import.ts'
import type { feeExaminationMessages } from './zh-cn/fees/fee-examinations.ts'
import type { feeExpenseMessages } from './zh-cn/fees/fee-expense.ts'
import type { feeIncomeMessages } from './zh-cn/fees/fee-income.ts'
import type { feeTabMessages } from './zh-cn/fees/fee-tab.ts'
import type { fieldMessages } from './zh-cn/fields/field.ts'
import type { flowGuideMessages } from './zh-cn/flow/flow-guide.ts'
import type { flowTabMessages } from './zh-cn/flow/flow-tab.ts'
import type { formMessages } from './zh-cn/fields/form.ts'
import type { formCompareMessages } from './zh-cn/documents/form-compare.ts'
import type { formPreviewMessages } from './zh-cn/documents/form-preview.ts'
import type { imageViewerMessages } from './zh-cn/documents/image-viewer.ts'
import type { flowFinishMessages } from './zh-cn/flow/flow-finish.ts'
import type { loanOrganisationMessages } from './zh-cn/project-detail/loan-organisations.ts'
import type { memberGroupsMessages } from './zh-cn/project-detail/member-groups.ts'
import type { memberRecordMessages } from './zh-cn/project-detail/member-records.ts'
import type { pdfMessages } from './zh-cn/documents/pdf.ts'
import type { paperUploadMessages } from './zh-cn/documents/paper-upload.ts'
import type { papersTabMessages } from './zh-cn/documents/papers-tab.ts'
import type { payCodeMessages } from './zh-cn/fees/pay-codes.ts'
import type { peopleMessages } from './zh-cn/project-detail/people.ts'
import type { personalDataMessages } from './zh-cn/fields/personal-data.ts'
import type { pickerMessages } from './zh-cn/fields/pickers.ts'
import type { readingMessages } from './zh-cn/fields/reading.ts'
import type { caseSectionMessages } from './zh-cn/project-detail/case-sections.ts'
import type { searchPanelMessages } from './zh-cn/search-panel.ts'
import type { mapMessages } from './zh-cn/fields/map.ts'
import type { newProjectMessages } from './zh-cn/project-detail/new-project.ts'
import type { projectDetailMessages } from './zh-cn/project-detail/project-detail.ts'
import type { recommendationMessages } from './zh-cn/project-detail/recommendations.ts'
import type { caseChangesMessages } from './zh-cn/project-detail/case-changes.ts'
import type { overviewMessages } from './zh-cn/project-detail/overview.ts'
import type { rolesTabMessages } from './zh-cn/roles-tab.ts'
import type { richTextMessages } from './zh-cn/fields/rich-text.ts'
import type { uploadMessages } from './zh-cn/fields/upload.ts'
import type { sessionCityMessages } from './zh-cn/session-city.ts'
import type { searchMessages } from './zh-cn/search.ts'

/** The texts of every pack, by the pack's name. @public */
export interface Messages {
  readonly common: (typeof commonMessages)['texts']
  readonly field: (typeof fieldMessages)['texts']
  readonly pickers: (typeof pickerMessages)['texts']
  readonly reading: (typeof readingMessages)['texts']
  readonly caseSections: (typeof caseSectionMessages)['texts']
  readonly searchPanel: (typeof searchPanelMessages)['texts']
  readonly map: (typeof mapMessages)['texts']
  readonly upload: (typeof uploadMessages)['texts']
  readonly richText: (typeof richTextMessages)['texts']
  readonly form: (typeof formMessages)['texts']
  readonly personalData: (typeof personalDataMessages)['texts']
  readonly people: (typeof peopleMessages)['texts']
  readonly projectDetail: (typeof projectDetailMessages)['texts']
  readonly newProject: (typeof newProjectMessages)['texts']
  readonly memberRecords: (typeof memberRecordMessages)['texts']
  readonly memberGroups: (typeof memberGroupsMessages)['texts']
  readonly flowFinish: (typeof flowFinishMessages)['texts']
  readonly loanOrganisations: (typeof loanOrganisationMessages)['texts']
  readonly recommendations: (typeof recommendationMessages)['texts']
  readonly search: (typeof searchMessages)['texts']
  readonly configGrid: (typeof configGridMessages)['texts']
  readonly gridDialogs: (typeof gridDialogMessages)['texts']
  readonly rowImport: (typeof rowImportMessages)['texts']
  readonly imageViewer: (typeof imageViewerMessages)['texts']
  readonly pdf: (typeof pdfMessages)['texts']
  readonly feeTab: (typeof feeTabMessages)['texts']
  readonly flowTab: (typeof flowTabMessages)['texts']
  readonly formPreview: (typeof formPreviewMessages)['texts']
  readonly formCompare: (typeof formCompareMessages)['texts']
  readonly payCodes: (typeof payCodeMessages)['texts']
  readonly feeIncome: (typeof feeIncomeMessages)['texts']
  readonly feeExaminations: (typeof feeExaminationMessages)['texts']
  readonly feeExpense: (typeof feeExpenseMessages)['texts']
  readonly flowGuide: (typeof flowGuideMessages)['texts']
  readonly caseChanges: (typeof caseChangesMessages)['texts']
  readonly overview: (typeof overviewMessages)['texts']
  readonly rolesTab: (typeof rolesTabMessages)['texts']
  readonly papersTab: (typeof papersTabMessages)['texts']
  readonly paperUpload: (typeof paperUploadMessages)['texts']
  readonly sessionCity: (typeof sessionCityMessages)['texts']
  readonly elements: (typeof elementMessages)['texts']
}

/** Overrides for any part of any pack. @public */
export type MessageOverrides = { readonly [N in keyof Messages]?: TextOverrides<Messages[N]> }

/** A language. Texts it does not contain stay Chinese. @public */
export interface Locale {
  /** BCP 47, such as `en`. */
  readonly name: string
  /** Texts by pack. */
  readonly messages: MessageOverrides
}
