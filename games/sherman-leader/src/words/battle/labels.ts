// Labels, modifiers, causes and warnings of Battles: what their rules write beside their data.
import { noun } from '@bocage/engine';

// advances
export const aggressiveness = 'Aggressiveness';

// air
export const airSupport = 'Air Support';
export const artilleryPreparation = 'Artillery Preparation';
export const noAirStrike = 'Use no air strike in this Battle';
export const freeAirStrike = 'Use a free air strike on a random AP target';
export const airStrike = 'Use an air strike on a random Tank, Halftrack, Truck or A. Car';
export const shellNoHex = 'Shell no hex';

// attack
export const suppressed = 'Suppressed';
export const moveAndAttack = 'move and attack';
export const holdFire = 'Hold fire';

// enemy-actions
export const othersAct = 'Let all the others act, in chart order';

// enemy-fire
export const range = (range: number): string => `Range ${range}`;
export const moved = 'moved';
export const movedBanzai = 'moved (Banzai)';
export const exposed = 'Exposed';
export const exposedNextTurn = 'Exposed (from the next turn)';
export const cover = 'Cover';

// event-top
export const event = 'Event';
export const fightOneTurnFewer = 'Fight one turn fewer';

// fire
export const noCommander = 'no Commander';
export const shaken = (commander: string): string => `${commander} (Shaken)`;
export const unfit = (commander: string): string => `${commander} (Unfit)`;
export const coverMarksman = 'Cover (Marksman)';

// friendly
export const endTheFastStep = 'End the Fast step';
export const endTheSlowStep = 'End the Slow step';
export const oneTactic = '1 Tactic counter';

// move
export const overdrive = 'Overdrive';
export const stayHere = 'Stay here';
export const leaveTheBattlefield = 'Leave the Battlefield';
export const cannotComeBack = 'The Unit cannot come back to this Battle.';

// movement
export const enemyMovementRoll = 'enemy Movement roll';
export const halfStrength = 'Half strength';

// moving
export const immobile = 'Immobile';

// odds
export const miss = 'miss';
export const damage = 'Damage';
export const hitNegated = 'hit, negated';
export const destroyed = 'Destroyed';

// place-enemies
export const enemyPlacement = 'enemy placement';
export const keepTheRolls = 'Keep the rolls';

// place-friends
export const minefield = 'Minefield';

// resolve
export const attackRoll = 'Attack roll';
export const enemyAttackRoll = 'enemy Attack roll';
export const flankAttack = 'Flank attack';
export const enemyDefenseRoll = 'enemy Defense roll';
export const defenseRoll = 'Defense roll';
export const enemyIn = (enemy: string, hex: string): string => `${enemy} in ${hex}`;

// sequence
export const beginTheBattle = 'Begin the Battle';

// start
export const minefields = 'Minefields';
export const strafingAttack = 'Strafing Attack';
export const glancing = 'Glancing';
export const objective = 'Objective';
export const scouts = (n: number): string => noun(n, 'Scout');

// tactics
export const oneCommandTactic = '1 Command Tactic counter';

// transport
export const carryNobodyElse = 'Carry nobody else';

// turn
export const endTheBattle = 'End the Battle';
export const fightOn = 'Fight on';
export const fightOneMoreTurn = 'Fight one more turn';
export const stressForEach = '1 Stress for each Commander';
