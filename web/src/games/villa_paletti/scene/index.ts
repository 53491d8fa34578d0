/** Everything that needs three dimensions, in one part that is loaded only where it is drawn. */

export { hitAt, nearest, segmentOf } from './picking';
export { Stage } from './stage';
