// The campaign in words: headquarters, Operational Map, force, plan.
import { type Board, count, type Place } from '@bocage/engine';
import type { BandFacts, CampaignFacts, GradeCode, PlanFacts } from '../../facts/types.ts';
import { battalionPiece, commanderPiece, unitPiece } from '../pieces.ts';

const GRADES: Readonly<Record<GradeCode, string>> = {
  failed: 'Failed',
  dismal: 'Dismal',
  poor: 'Poor',
  adequate: 'Adequate',
  good: 'Good',
  great: 'Great',
};

function bandNotes({ attackCost, weeklyLoss }: BandFacts): string[] {
  const notes: string[] = [];
  if (attackCost > 0) notes.push(`An attack here costs ${attackCost} SO.`);
  if (weeklyLoss > 0) notes.push(`Each Battalion here costs ${weeklyLoss} SO at the end of a Week.`);
  return notes;
}

function bandPlace(band: BandFacts): Place {
  return { id: band.id, name: band.name, notes: bandNotes(band), pieces: band.battalions.map(battalionPiece) };
}

function planPlace({ id, battalion, trucks, scouts, fought, units }: PlanFacts): Place {
  const notes = [`${count(trucks, 'Truck')}, ${count(scouts, 'Scout')}.`];
  if (fought) notes.push('Fought.');
  return { id, name: `Attack on ${battalion}`, notes, pieces: units.map((unit) => unitPiece(unit)) };
}

/** What stands above the map of a campaign. */
export function campaignStatus(facts: CampaignFacts): readonly string[] {
  const { campaign, objective, week, weeks, vp, grade, so, condition, loss } = facts;
  const status = [
    `${campaign.name} ${campaign.year}, ${objective.name}: ${week === 0 ? 'set-up' : `Week ${week} of ${weeks}`}.`,
    `${vp} VP (${GRADES[grade]}), ${count(so, 'SO point')}.`,
  ];
  if (condition !== undefined) status.push(`Special Condition: ${condition.name}. ${condition.text}`);
  if (loss > 0) status.push(`Where the Battalions are now they cost ${loss} SO at the end of the Week.`);
  return status;
}

export function boardCampaign(facts: CampaignFacts): Board {
  const { great, good, adequate, poor } = facts.objective;
  return {
    status: campaignStatus(facts),
    places: [
      ...facts.bands.map(bandPlace),
      { id: 'units', name: 'Units at headquarters', notes: [], pieces: facts.units.map((unit) => unitPiece(unit)) },
      {
        id: 'commanders',
        name: 'Commanders at headquarters',
        notes: [],
        pieces: facts.commanders.map((man) => commanderPiece(man)),
      },
      ...facts.plans.map(planPlace),
    ],
    tracks: [
      { id: 'week', name: 'Week', value: `${facts.week} of ${facts.weeks}` },
      { id: 'so', name: 'SO points', value: String(facts.so) },
      { id: 'vp', name: 'VP', value: String(facts.vp) },
      { id: 'grades', name: 'Evaluation', value: `Great ${great}, Good ${good}, Adequate ${adequate}, Poor ${poor}` },
      { id: 'trucks', name: 'Trucks', value: String(facts.trucks) },
      { id: 'scouts', name: 'Scouts', value: String(facts.scouts) },
    ],
  };
}
