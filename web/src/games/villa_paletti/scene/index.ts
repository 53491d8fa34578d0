/** Everything that needs three dimensions, in one chunk that is loaded only when needed. */

export { hitAt, nearest, segmentOf } from './picking';
export { Stage } from './stage';
