/** Creates the file of a bug report. */

import { fetchLog, fetchVersion } from '../net/api';
import type { BugReport, TableInfo } from '../protocol/messages';
import { downloadFile } from '../device/download';

/** The reported position. */
export type ReportedPosition = Pick<BugReport, 'seq' | 'seat' | 'heard' | 'view'>;

/** Includes the whole log once the match is over, because nothing is secret then. */
export async function createReport(
  table: TableInfo,
  seen: ReportedPosition,
  words: string,
  language: string,
): Promise<BugReport> {
  const { game, revision, id, seed } = table;
  const [version, log] = await Promise.all([fetchVersion(), seed === null ? '' : fetchLog(id)]);
  const { innerWidth: width, innerHeight: height, devicePixelRatio: density, navigator } = window;
  const device = { browser: navigator.userAgent, width, height, density, language };
  return { kind: 'tavolino-report', form: 1, version, game, revision, table: id, words, device, log, ...seen };
}

export function downloadReport(report: BugReport): void {
  downloadFile(`${report.game}-${report.table}.report.json`, JSON.stringify(report, null, 1), 'application/json');
}
