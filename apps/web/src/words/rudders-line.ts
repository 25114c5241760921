// What the table of Rudder’s Line says beside its map.
import { count } from '@bocage/engine';

// aid
export const pieceLeft = (label: string, left: number, n: number): string => `${label}: ${left} of ${n} left`;
export const left = (left: number): string => `${left} left`;
export const casualtyPoints = 'Casualty points';

// assault
export const assaultLikeThis = 'Assault like this';
export const pointUnit = 'point unit';
export const isPoint = 'point';
export const joins = 'joins';
export const weapon = 'weapon';
export const assaultPlanner = 'Assault planner';
export const pointUnitTitle = 'Point unit';
export const weapons = 'Weapons';
export const leftOut = 'left out';
export const takesPart = 'takes part';
export const bonus = 'Bonus';
export const proposeAnAssault = 'Propose an assault';

// facts
export const initiative = 'Initiative';
export const indirectFire = 'Indirect Fire';
export const directFire = 'Direct Fire';
export const action = 'Action';
export const regroup = 'Regroup';

// kit
export const baieDeLaSeine = 'Baie de la Seine';
export const n200Yards = '200 yards';

// margin
export const turnRecord = 'Turn record';
export const victoryAreas = 'Victory Areas';
export const americansControl = (held: number, of: number, need: number): string =>
  `The Americans control ${held} of ${of} Victory Areas and need ${need} at the end.`;
export const american = 'American';
export const german = 'German';
export const whatTheLinesMean = 'What the lines mean';
export const mayMove = 'may move';
export const mayAttack = 'may attack';
export const mayChoose = 'may choose';
export const lastMove = 'last move';
export const americanControl = 'American control';
export const germanControl = 'German control';
export const losses = 'Losses';
export const eliminated = 'Eliminated';

// tales
export const unitsLost = (n: number): string => `${count(n, 'unit')} lost`;
export const unitsSpent = (n: number): string => `${count(n, 'unit')} spent`;
export const unitsFellBack = (n: number): string => `${count(n, 'unit')} fell back`;
export const fails = 'fails';
export const totals = (offence: number, defence: number): string => `${offence} against ${defence}`;
export const cp = (result: number): string => `${result} CP`;
export const noEffect = 'no effect';
// kit
export const mapReconstructed = 'Map reconstructed';
export const heightsSketched = 'Heights sketched';
